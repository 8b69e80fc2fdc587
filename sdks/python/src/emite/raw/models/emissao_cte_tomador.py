from enum import StrEnum

class EmissaoCteTomador(StrEnum):
    DESTINATARIO = "3"
    EXPEDIDOR = "1"
    OUTROS = "4"
    RECEBEDOR = "2"
    REMETENTE = "0"

    def __str__(self) -> str:
        return str(self.value)
