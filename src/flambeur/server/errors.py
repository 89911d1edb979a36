"""The refusals of the server, each with the code that the client is told. The page has a next step for every one of them."""
from flambeur.errors import FlambeurError


class Refused(FlambeurError):
    """The request cannot be done, or not by you, or not now; nothing has changed."""
    code = "refused"


class NoTable(Refused):
    """There is no such table, or no longer."""
    code = "no_table"

    def __init__(self) -> None:
        super().__init__("there is no such table, or it is gone", "cette table n’existe pas ou n’existe plus")


class NotYours(Refused):
    """A seat, a table or a right that somebody else has."""
    code = "not_yours"


class SeatTaken(Refused):
    """Somebody sits there, or no seat is free."""
    code = "seat_taken"


class LinkUsed(Refused):
    """A link that works once has been used."""
    code = "link_used"


class WrongKey(Refused):
    """The link does not open this table."""
    code = "wrong_key"

    def __init__(self) -> None:
        super().__init__("this link does not open the table: ask for a new one",
                         "ce lien n’ouvre pas la table : demandez-en un autre")


class NotNow(Refused):
    """The request could be done at another moment."""
    code = "not_now"


class Stale(Refused):
    """The request was meant for an earlier moment of the game."""
    code = "stale"

    def __init__(self) -> None:
        super().__init__("the table has moved on since you chose: look and choose again",
                         "la partie a avancé depuis votre choix : regardez et choisissez de nouveau")


class WrongSignature(Refused):
    """A move without the signature of its device, or with one that is not by its key, or not of this move."""
    code = "wrong_signature"

    def __init__(self) -> None:
        super().__init__("this move does not carry the signature of the device that sat down: load the page again",
                         "ce coup ne porte pas la signature de l’appareil qui s’est assis : rechargez la page")


class NoHints(Refused):
    """Hints are off at this table."""
    code = "no_hints"


class ReadOnly(Refused):
    """The rules have changed since this game was begun, and it cannot be continued."""
    code = "read_only"


class Malformed(Refused):
    """A message that is not in the protocol."""
    code = "malformed"


class WrongVersion(Refused):
    """A page older (or newer) than the server."""
    code = "wrong_version"

    def __init__(self) -> None:
        super().__init__("this page is of another version than the server: load it again",
                         "cette page n’a pas la même version que le serveur : rechargez-la")


class Blocked(Refused):
    """The operator has shut this address out."""
    code = "blocked"

    def __init__(self) -> None:
        super().__init__("this address has been blocked by whoever runs the server",
                         "cette adresse a été bloquée par la personne qui gère le serveur")


class TooMany(Refused):
    """A limit is reached."""
    code = "too_many"
