from enum import StrEnum

class EmissaoNfeItensVeiculoCondicao(StrEnum):
    ACABADO = "1"
    INACABADO = "2"
    SEMIACABADO = "3"

    def __str__(self) -> str:
        return str(self.value)
