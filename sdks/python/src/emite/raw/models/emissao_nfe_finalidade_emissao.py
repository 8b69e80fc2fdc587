from enum import StrEnum

class EmissaoNfeFinalidadeEmissao(StrEnum):
    AJUSTE = "3"
    COMPLEMENTAR = "2"
    DEVOLUCAO = "4"
    NORMAL = "1"
    NOTA_DE_CREDITO = "5"
    NOTA_DE_DEBITO = "6"

    def __str__(self) -> str:
        return str(self.value)
