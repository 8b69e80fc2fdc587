from enum import StrEnum

class EmissaoNfcomMod(StrEnum):
    VALUE_0 = "62"

    def __str__(self) -> str:
        return str(self.value)
