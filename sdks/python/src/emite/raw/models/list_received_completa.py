from enum import StrEnum

class ListReceivedCompleta(StrEnum):
    FALSE = "false"
    TRUE = "true"

    def __str__(self) -> str:
        return str(self.value)
