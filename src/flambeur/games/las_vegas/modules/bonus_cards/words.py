"""Bonus cards in words."""
from flambeur.kit.words import Words

WORDS: Words = {
    "view.bonus": {"en": "Bonus cards", "fr": "Cartes bonus"},
    "view.bonus_die": {"en": "Announcement die", "fr": "Dé d’annonce"},
    "view.fulfilled": {"en": "Fulfilled", "fr": "Remplies"},
    "view.received": {"en": "Received this round", "fr": "Reçus cette manche"},
    "rule.bonus_cards": {"en": "In each round everybody gets secret bonus cards (two, or one from six players on). A card is fulfilled "
                               "when a casino pays you a note of its value: then your announcement die, which begins at 1, rises by one, "
                               "at most to 6. At the end each of its pips is worth $50,000.",
                         "fr": "À chaque manche, chacun reçoit des cartes bonus secrètes (deux, ou une à partir de six joueurs). Une carte "
                               "est remplie quand un casino vous verse un billet de sa valeur : votre dé d’annonce, qui part de 1, monte "
                               "alors d’un point, jusqu’à 6. À la fin, chaque point vaut 50 000 $."},
    "event.bonus": {"en": "{seat:seat} has fulfilled a bonus card of {card:money}: the announcement die shows {die}.",
                    "fr": "{seat:seat} a rempli une carte bonus de {card:money} : son dé d’annonce montre {die}."},
    "you.bonus": {"en": "You have fulfilled a bonus card of {card:money}: your announcement die shows {die}.",
                  "fr": "Vous avez rempli une carte bonus de {card:money} : votre dé d’annonce montre {die}."},
    "line.bonus_cards": {"en": "Your bonus cards: {cards:notes}. Announcement dice: {dice:dice}.",
                         "fr": "Vos cartes bonus : {cards:notes}. Dés d’annonce : {dice:dice}."},
    "line.bonus_cards.fulfilled": {"en": "Your bonus cards: {cards:notes}; fulfilled: {fulfilled:notes}. Announcement dice: {dice:dice}.",
                                   "fr": "Vos cartes bonus : {cards:notes} ; remplies : {fulfilled:notes}. Dés d’annonce : {dice:dice}."},
    "line.bonus_cards.!cards": {"en": "Announcement dice: {dice:dice}.", "fr": "Dés d’annonce : {dice:dice}."},
}
