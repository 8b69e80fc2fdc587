from enum import StrEnum

class EmissaoMdfeModalRodoviarioTipoRodadoVeiculo(StrEnum):
    CAVALO_MECANICO = "03"
    OUTROS = "06"
    TOCO = "02"
    TRUCK = "01"
    UTILITARIO = "05"
    VAN = "04"

    def __str__(self) -> str:
        return str(self.value)
