from enum import StrEnum

class EmissaoNfceFormasPagamentoTipoIntegracao(StrEnum):
    INTEGRADO = "1"
    NAO_INTEGRADO = "2"

    def __str__(self) -> str:
        return str(self.value)
