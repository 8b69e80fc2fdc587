from enum import StrEnum

class EmissaoNfseDocumentosReferenciadosTipoChaveDfe(StrEnum):
    CT_E = "3"
    NFS_E = "1"
    NF_E = "2"
    OUTRO = "9"

    def __str__(self) -> str:
        return str(self.value)
