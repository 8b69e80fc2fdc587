from enum import StrEnum

class EmissaoMdfeMod(StrEnum):
    VALUE_0 = "58"

    def __str__(self) -> str:
        return str(self.value)
