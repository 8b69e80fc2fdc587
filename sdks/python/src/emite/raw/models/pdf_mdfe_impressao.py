from enum import StrEnum

class PdfMdfeImpressao(StrEnum):
    CANCELAMENTO = "cancelamento"
    CARTA_CORRECAO = "carta-correcao"
    DOCUMENTO = "documento"

    def __str__(self) -> str:
        return str(self.value)
