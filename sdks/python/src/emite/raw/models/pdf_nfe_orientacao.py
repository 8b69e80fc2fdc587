from enum import StrEnum

class PdfNfeOrientacao(StrEnum):
    PAISAGEM = "paisagem"
    RETRATO = "retrato"

    def __str__(self) -> str:
        return str(self.value)
