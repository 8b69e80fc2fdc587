from enum import StrEnum

class EmissaoNfeItensOrigensCombustivelIndicadorImportacao(StrEnum):
    IMPORTADO = "1"
    NACIONAL = "0"

    def __str__(self) -> str:
        return str(self.value)
