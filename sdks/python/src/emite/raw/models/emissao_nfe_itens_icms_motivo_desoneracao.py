from enum import StrEnum

class EmissaoNfeItensIcmsMotivoDesoneracao(StrEnum):
    VALOR_1 = "1"
    VALOR_10 = "10"
    VALOR_11 = "11"
    VALOR_12 = "12"
    VALOR_16 = "16"
    VALOR_3 = "3"
    VALOR_4 = "4"
    VALOR_5 = "5"
    VALOR_6 = "6"
    VALOR_7 = "7"
    VALOR_8 = "8"
    VALOR_9 = "9"
    VALOR_90 = "90"

    def __str__(self) -> str:
        return str(self.value)
