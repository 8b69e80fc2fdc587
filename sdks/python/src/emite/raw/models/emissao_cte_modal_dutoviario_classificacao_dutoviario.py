from enum import StrEnum

class EmissaoCteModalDutoviarioClassificacaoDutoviario(StrEnum):
    GASODUTO = "1"
    MINERODUTO = "2"
    OLEODUTO = "3"

    def __str__(self) -> str:
        return str(self.value)
