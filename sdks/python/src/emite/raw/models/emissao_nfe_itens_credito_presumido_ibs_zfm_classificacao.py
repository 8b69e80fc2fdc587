from enum import StrEnum

class EmissaoNfeItensCreditoPresumidoIbsZfmClassificacao(StrEnum):
    SEM_CREDITO_PRESUMIDO = "0"
    VALOR_1 = "1"
    VALOR_2 = "2"
    VALOR_3 = "3"
    VALOR_4 = "4"

    def __str__(self) -> str:
        return str(self.value)
