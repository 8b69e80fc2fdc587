from enum import StrEnum

class PdfNfceOrientacao(StrEnum):
    PAISAGEM = "paisagem"
    RETRATO = "retrato"

    def __str__(self) -> str:
        return str(self.value)
