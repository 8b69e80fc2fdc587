from enum import StrEnum

class EmissaoNfeItensIcmsMotivoDesoneracaoIcmsSt(StrEnum):
    AGROPECUARIA = "3"
    FOMENTO_AGROPECUARIO = "12"
    OUTROS = "9"

    def __str__(self) -> str:
        return str(self.value)
