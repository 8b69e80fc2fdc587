from enum import StrEnum

class EmissaoCteEmissoresDocumentoTransporteAnteriorIdentificacoesDocumentosDocumentosPapelTipoDocumento(StrEnum):
    ATRE = "07"
    BL = "13"
    CARTA_DE_PORTE_INTERNACIONAL = "10"
    CONHECIMENTO_AEREO_INTERNACIONAL = "09"
    CONHECIMENTO_AVULSO = "11"
    DTA = "08"
    TIF = "12"

    def __str__(self) -> str:
        return str(self.value)
