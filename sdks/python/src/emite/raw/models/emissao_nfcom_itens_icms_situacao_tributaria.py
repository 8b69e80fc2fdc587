from enum import StrEnum

class EmissaoNfcomItensIcmsSituacaoTributaria(StrEnum):
    VALUE_0 = "00"
    VALUE_1 = "20"
    VALUE_2 = "40"
    VALUE_3 = "41"
    VALUE_4 = "51"
    VALUE_5 = "90"
    VALUE_6 = "90_simples_nacional"

    def __str__(self) -> str:
        return str(self.value)
