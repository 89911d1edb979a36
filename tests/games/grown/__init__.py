"""The probe as it might be a year later, under the same id and by the same version of its rules. It has learnt one thing, behind an option:

GR1  With doubling, whoever is to answer may first double the points on the table; everyone once in a game.

For that it has grown by everything by which a game can grow: an option, a field of the state and a drawer, both in the midst of the
others, a longer row, a block of actions, a kind of event and a field of another one. None of it may show where the option is off; that is
what the tests of growth hold (tests/table/test_growth.py, tests/server/tables/test_growth.py, tests/server/rooms/test_growth.py).
"""
