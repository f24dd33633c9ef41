"""The club: several servers that carry the same tables, each table on one of them at a time.

Which server has which table stands in a directory (NATS JetStream); what is kept of the tables
lies in one database that refuses the acts of whoever has a table no more.
"""
