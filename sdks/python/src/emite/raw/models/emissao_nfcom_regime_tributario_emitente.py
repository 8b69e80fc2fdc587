from enum import StrEnum

class EmissaoNfcomRegimeTributarioEmitente(StrEnum):
    NORMAL = "3"
    SIMPLES_NACIONAL = "1"
    SIMPLES_NACIONAL_EXCESSO_DE_SUBLIMITE = "2"

    def __str__(self) -> str:
        return str(self.value)
