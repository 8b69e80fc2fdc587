from enum import StrEnum

class EmissaoMdfeMunicipiosDescarregamentoConhecimentosTransporteUnidadesTransporteUnidadesCargaTipo(StrEnum):
    CONTEINER = "1"
    OUTROS = "4"
    PALLET = "3"
    ULD = "2"

    def __str__(self) -> str:
        return str(self.value)
