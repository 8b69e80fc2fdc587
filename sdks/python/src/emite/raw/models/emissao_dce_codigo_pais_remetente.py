from enum import StrEnum

class EmissaoDceCodigoPaisRemetente(StrEnum):
    VALUE_0 = "1058"

    def __str__(self) -> str:
        return str(self.value)
