from enum import StrEnum

class EmissaoNfceItensIcmsAliquotaInterestadual(StrEnum):
    VALUE_0 = "4.00"
    VALUE_1 = "7.00"
    VALUE_2 = "12.00"

    def __str__(self) -> str:
        return str(self.value)
