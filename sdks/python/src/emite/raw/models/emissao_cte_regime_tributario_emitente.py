from enum import StrEnum

class EmissaoCteRegimeTributarioEmitente(StrEnum):
    MEI = "4"
    REGIME_NORMAL = "3"
    SIMPLES_NACIONAL = "1"
    SIMPLES_NACIONAL_COM_EXCESSO_DE_SUBLIMITE = "2"

    def __str__(self) -> str:
        return str(self.value)
