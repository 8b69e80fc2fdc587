from enum import StrEnum

class EmissaoNfceItensVeiculoTipoOperacao(StrEnum):
    CONCESSIONARIA = "1"
    FATURAMENTO_DIRETO = "2"
    OUTROS = "0"
    VENDA_DIRETA = "3"

    def __str__(self) -> str:
        return str(self.value)
