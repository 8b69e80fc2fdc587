from enum import StrEnum

class PdfMdfeOrientacao(StrEnum):
    PAISAGEM = "paisagem"
    RETRATO = "retrato"

    def __str__(self) -> str:
        return str(self.value)
