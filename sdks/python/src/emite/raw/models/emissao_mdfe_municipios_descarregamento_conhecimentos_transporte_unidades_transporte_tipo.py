from enum import StrEnum

class EmissaoMdfeMunicipiosDescarregamentoConhecimentosTransporteUnidadesTransporteTipo(StrEnum):
    AERONAVE = "5"
    BALSA = "4"
    NAVIO = "3"
    OUTROS = "7"
    RODOVIARIO_REBOQUE = "2"
    RODOVIARIO_TRACAO = "1"
    VAGAO = "6"

    def __str__(self) -> str:
        return str(self.value)
