from enum import StrEnum

class PdfDceOrientacao(StrEnum):
    PAISAGEM = "paisagem"
    RETRATO = "retrato"

    def __str__(self) -> str:
        return str(self.value)
