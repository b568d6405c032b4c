"""What is kept, a class for each kind of row: its fields are the columns of one table.

A row says where it is kept and what a second one of its key does; an edit says what becomes of rows
that are there (:mod:`bot.rows.kept`). Moments are milliseconds since 1970 in UTC, flags are 0 or 1,
statuses, options, moves, events and states are text.
"""

from importlib import import_module
from pkgutil import iter_modules

for _module in iter_modules(__path__):
    import_module(f"{__name__}.{_module.name}")
