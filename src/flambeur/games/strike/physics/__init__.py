"""The arena of Strike as physics: what a throw comes to, from its noise, how the dice lie, and how one throws. Rules know nothing of it."""
