from enum import StrEnum

class EmissaoNfcePresencaComprador(StrEnum):
    ENTREGA_EM_DOMICILIO = "4"
    INTERNET = "2"
    NAO_PRESENCIAL_OUTROS = "9"
    NAO_SE_APLICA = "0"
    PRESENCIAL = "1"
    PRESENCIAL_FORA_DO_ESTABELECIMENTO = "5"
    TELEATENDIMENTO = "3"

    def __str__(self) -> str:
        return str(self.value)
