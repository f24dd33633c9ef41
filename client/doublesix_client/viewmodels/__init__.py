"""View models: fold, derive, emit. They know values and words; never a socket."""
