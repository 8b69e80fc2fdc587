from enum import StrEnum

class EmissaoNfseDocumentosReferenciadosTipoValorIncluido(StrEnum):
    AGENCIA_DE_TURISMO = "02"
    CORRETAGEM_REPARTIDA = "01"
    OUTROS = "99"
    PROPAGANDA_MIDIA = "04"
    PROPAGANDA_PRODUCAO_EXTERNA = "03"

    def __str__(self) -> str:
        return str(self.value)
