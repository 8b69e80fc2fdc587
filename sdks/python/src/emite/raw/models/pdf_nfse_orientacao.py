from enum import StrEnum

class PdfNfseOrientacao(StrEnum):
    PAISAGEM = "paisagem"
    RETRATO = "retrato"

    def __str__(self) -> str:
        return str(self.value)
