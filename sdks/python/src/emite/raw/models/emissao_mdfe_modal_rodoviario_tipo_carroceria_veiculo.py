from enum import StrEnum

class EmissaoMdfeModalRodoviarioTipoCarroceriaVeiculo(StrEnum):
    ABERTA = "01"
    FECHADA_OU_BAU = "02"
    GRANELERA = "03"
    NAO_APLICAVEL = "00"
    PORTA_CONTEINER = "04"
    SIDER = "05"

    def __str__(self) -> str:
        return str(self.value)
