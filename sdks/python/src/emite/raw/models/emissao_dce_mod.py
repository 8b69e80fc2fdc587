from enum import StrEnum

class EmissaoDceMod(StrEnum):
    VALUE_0 = "59"

    def __str__(self) -> str:
        return str(self.value)
