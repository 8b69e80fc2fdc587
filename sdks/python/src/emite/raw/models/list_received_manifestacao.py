from enum import StrEnum

class ListReceivedManifestacao(StrEnum):
    CIENCIA = "ciencia"
    CONFIRMACAO = "confirmacao"
    DESCONHECIMENTO = "desconhecimento"
    NAO_REALIZADA = "nao_realizada"
    NENHUMA = "nenhuma"

    def __str__(self) -> str:
        return str(self.value)
