from enum import StrEnum

class EmissaoNfeFormasPagamentoTipoIntegracao(StrEnum):
    INTEGRADO = "1"
    NAO_INTEGRADO = "2"

    def __str__(self) -> str:
        return str(self.value)
