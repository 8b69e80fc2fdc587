from enum import StrEnum

class RecebimentoPedidoManifestacaoAutomatica(StrEnum):
    CIENCIA = "ciencia"
    NENHUMA = "nenhuma"

    def __str__(self) -> str:
        return str(self.value)
