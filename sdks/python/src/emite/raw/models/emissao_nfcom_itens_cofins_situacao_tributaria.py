from enum import StrEnum

class EmissaoNfcomItensCofinsSituacaoTributaria(StrEnum):
    VALOR_01 = "01"
    VALOR_02 = "02"
    VALOR_06 = "06"
    VALOR_07 = "07"
    VALOR_08 = "08"
    VALOR_09 = "09"
    VALOR_49 = "49"

    def __str__(self) -> str:
        return str(self.value)
