from enum import StrEnum

class ListDocumentsImported(StrEnum):
    CONFIRMED = "confirmed"
    CONTRADICTED = "contradicted"
    UNCONFIRMABLE = "unconfirmable"
    UNCONFIRMED = "unconfirmed"

    def __str__(self) -> str:
        return str(self.value)
