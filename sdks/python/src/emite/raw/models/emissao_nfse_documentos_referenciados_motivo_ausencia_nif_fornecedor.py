from enum import StrEnum

class EmissaoNfseDocumentosReferenciadosMotivoAusenciaNifFornecedor(StrEnum):
    DISPENSADO = "1"
    NAO_EXIGIDO = "2"
    NAO_INFORMADO_NA_ORIGEM = "0"

    def __str__(self) -> str:
        return str(self.value)
