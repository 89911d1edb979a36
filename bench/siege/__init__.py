"""A siege of the server, bounded and on loopback: killed under load, shouted at by strangers, its disk full, its database gone, one of two
processes shot, and a long evening with many tables. What is counted: acknowledged and lost, done twice, shown to the wrong people, failed
inside.

`python3 run.py bench siege` goes on where it was interrupted; `--anew` begins again. Each part is a list of bouts; CI plays a hundredth."""
