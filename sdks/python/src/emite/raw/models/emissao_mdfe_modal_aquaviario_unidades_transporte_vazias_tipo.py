from enum import StrEnum

class EmissaoMdfeModalAquaviarioUnidadesTransporteVaziasTipo(StrEnum):
    CAMINHAO = "1"
    CARRETA = "2"

    def __str__(self) -> str:
        return str(self.value)
