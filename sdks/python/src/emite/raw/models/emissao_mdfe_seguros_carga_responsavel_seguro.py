from enum import StrEnum

class EmissaoMdfeSegurosCargaResponsavelSeguro(StrEnum):
    CONTRATANTE_DO_TRANSPORTE = "2"
    EMITENTE_DO_MDF_E = "1"

    def __str__(self) -> str:
        return str(self.value)
