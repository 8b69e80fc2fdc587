from enum import StrEnum

class PdfDceImpressao(StrEnum):
    CANCELAMENTO = "cancelamento"
    CARTA_CORRECAO = "carta-correcao"
    DOCUMENTO = "documento"

    def __str__(self) -> str:
        return str(self.value)
