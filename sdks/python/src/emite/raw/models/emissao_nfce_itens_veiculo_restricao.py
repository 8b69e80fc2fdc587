from enum import StrEnum

class EmissaoNfceItensVeiculoRestricao(StrEnum):
    ALIENACAO_FIDUCIARIA = "1"
    ARRENDAMENTO = "2"
    NAO_HA = "0"
    OUTRAS = "9"
    PENHOR = "4"
    RESERVA_DE_DOMINIO = "3"

    def __str__(self) -> str:
        return str(self.value)
