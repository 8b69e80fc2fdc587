from enum import StrEnum

class RecebimentoPedidoManifestacaoAutomatica(StrEnum):
    CIENCIA = "ciencia"
    NENHUMA = "nenhuma"
    PEDIDO = "pedido"

    def __str__(self) -> str:
        return str(self.value)
