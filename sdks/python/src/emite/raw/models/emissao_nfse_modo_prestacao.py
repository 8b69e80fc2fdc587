from enum import StrEnum

class EmissaoNfseModoPrestacao(StrEnum):
    CONSUMO_NO_BRASIL = "2"
    CONSUMO_NO_EXTERIOR = "4"
    DESCONHECIDO = "0"
    MOVIMENTO_TEMPORARIO_DE_PESSOAS_FISICAS = "3"
    TRANSFRONTEIRICO = "1"

    def __str__(self) -> str:
        return str(self.value)
