from enum import StrEnum

class PdfNfceImpressao(StrEnum):
    CANCELAMENTO = "cancelamento"
    CARTA_CORRECAO = "carta-correcao"
    DOCUMENTO = "documento"

    def __str__(self) -> str:
        return str(self.value)
