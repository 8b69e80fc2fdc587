from enum import StrEnum

class RegisterReceivedTransferenciaCreditoIbsBodyAceitacao(StrEnum):
    ACEITA = "1"
    NAO_ACEITA = "0"

    def __str__(self) -> str:
        return str(self.value)
