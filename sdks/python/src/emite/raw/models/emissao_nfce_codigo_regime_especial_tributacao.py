from enum import StrEnum

class EmissaoNfceCodigoRegimeEspecialTributacao(StrEnum):
    COOPERATIVA = "4"
    ESTIMATIVA = "2"
    MEI = "5"
    ME_EPP = "6"
    MICROEMPRESA_MUNICIPAL = "1"
    SOCIEDADE_DE_PROFISSIONAIS = "3"

    def __str__(self) -> str:
        return str(self.value)
