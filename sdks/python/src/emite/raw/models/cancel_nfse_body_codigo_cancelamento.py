from enum import StrEnum

class CancelNfseBodyCodigoCancelamento(StrEnum):
    ERRO_NA_EMISSAO = "1"
    OUTROS = "9"
    SERVICO_NAO_PRESTADO = "2"

    def __str__(self) -> str:
        return str(self.value)
