"""Big dice (BV5): one of a player's eight dice is big and counts as two at payout."""
