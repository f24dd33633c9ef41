"""Sentences for people, made of codes and values, in the language that is set."""
