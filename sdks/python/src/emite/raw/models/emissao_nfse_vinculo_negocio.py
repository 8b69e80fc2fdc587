from enum import StrEnum

class EmissaoNfseVinculoNegocio(StrEnum):
    COLIGADA = "3"
    CONTROLADA = "1"
    CONTROLADORA = "2"
    DESCONHECIDO = "9"
    FILIAL_OU_SUCURSAL = "5"
    MATRIZ = "4"
    OUTRO = "6"
    SEM_VINCULO = "0"

    def __str__(self) -> str:
        return str(self.value)
