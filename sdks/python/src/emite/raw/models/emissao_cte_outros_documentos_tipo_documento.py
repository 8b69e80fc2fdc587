from enum import StrEnum

class EmissaoCteOutrosDocumentosTipoDocumento(StrEnum):
    CF_E_SAT = "59"
    DECLARACAO = "00"
    DUTOVIARIO = "10"
    NFC_E = "65"
    OUTROS = "99"

    def __str__(self) -> str:
        return str(self.value)
