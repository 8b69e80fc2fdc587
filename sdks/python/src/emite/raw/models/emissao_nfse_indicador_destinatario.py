from enum import StrEnum

class EmissaoNfseIndicadorDestinatario(StrEnum):
    E_OUTRA_PESSOA = "1"
    E_O_TOMADOR = "0"

    def __str__(self) -> str:
        return str(self.value)
