from enum import StrEnum

class EmissaoCteFormatoImpressao(StrEnum):
    PAISAGEM = "2"
    RETRATO = "1"

    def __str__(self) -> str:
        return str(self.value)
