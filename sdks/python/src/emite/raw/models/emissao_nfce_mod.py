from enum import StrEnum

class EmissaoNfceMod(StrEnum):
    VALUE_0 = "65"

    def __str__(self) -> str:
        return str(self.value)
