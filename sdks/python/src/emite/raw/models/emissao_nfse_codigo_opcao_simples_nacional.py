from enum import StrEnum

class EmissaoNfseCodigoOpcaoSimplesNacional(StrEnum):
    MEI = "2"
    ME_OU_EPP = "3"
    NAO_OPTANTE = "1"

    def __str__(self) -> str:
        return str(self.value)
