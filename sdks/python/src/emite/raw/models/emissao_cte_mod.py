from enum import StrEnum

class EmissaoCteMod(StrEnum):
    VALUE_0 = "57"

    def __str__(self) -> str:
        return str(self.value)
