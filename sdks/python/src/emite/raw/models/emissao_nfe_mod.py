from enum import StrEnum

class EmissaoNfeMod(StrEnum):
    VALUE_0 = "55"

    def __str__(self) -> str:
        return str(self.value)
