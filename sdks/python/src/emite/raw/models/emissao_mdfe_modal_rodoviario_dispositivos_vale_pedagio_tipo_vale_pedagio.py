from enum import StrEnum

class EmissaoMdfeModalRodoviarioDispositivosValePedagioTipoValePedagio(StrEnum):
    LEITURA_DE_PLACA = "04"
    TAG = "01"

    def __str__(self) -> str:
        return str(self.value)
