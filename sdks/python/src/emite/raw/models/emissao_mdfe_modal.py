from enum import StrEnum

class EmissaoMdfeModal(StrEnum):
    AEREO = "2"
    AQUAVIARIO = "3"
    FERROVIARIO = "4"
    RODOVIARIO = "1"

    def __str__(self) -> str:
        return str(self.value)
