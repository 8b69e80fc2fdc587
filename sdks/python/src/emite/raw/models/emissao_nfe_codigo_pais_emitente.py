from enum import StrEnum

class EmissaoNfeCodigoPaisEmitente(StrEnum):
    VALUE_0 = "1058"

    def __str__(self) -> str:
        return str(self.value)
