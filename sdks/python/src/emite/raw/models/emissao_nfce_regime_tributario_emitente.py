from enum import StrEnum

class EmissaoNfceRegimeTributarioEmitente(StrEnum):
    MEI = "4"
    REGIME_NORMAL = "3"
    SIMPLES_EXCESSO_DE_SUBLIMITE = "2"
    SIMPLES_NACIONAL = "1"

    def __str__(self) -> str:
        return str(self.value)
