from enum import StrEnum

class EmissaoNfseMod(StrEnum):
    NFSE = "NFSE"

    def __str__(self) -> str:
        return str(self.value)
