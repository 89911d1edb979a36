"""Las Vegas: what a lead between rounds is worth, without modules."""
from flambeur.games.vegas.leads import leads

LEADS = leads({2: (1.0, 3.53, 5.08, 6.39), 3: (1.0, 4.68, 6.66, 8.26), 4: (1.0, 4.14, 5.81, 7.17), 5: (1.0, 3.74, 5.20, 6.33)})
