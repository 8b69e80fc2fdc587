from enum import StrEnum

class EmissaoNfseMovimentacaoTemporariaBens(StrEnum):
    DECLARACAO_DE_EXPORTACAO = "3"
    DECLARACAO_DE_IMPORTACAO = "2"
    DESCONHECIDO = "0"
    NAO = "1"

    def __str__(self) -> str:
        return str(self.value)
