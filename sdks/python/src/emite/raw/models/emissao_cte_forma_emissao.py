from enum import StrEnum

class EmissaoCteFormaEmissao(StrEnum):
    CONTINGENCIA_OFF_LINE = "2"
    NFF = "3"
    NORMAL = "1"
    SVC_RS = "7"
    SVC_SP = "8"
    VALOR_4 = "4"

    def __str__(self) -> str:
        return str(self.value)
