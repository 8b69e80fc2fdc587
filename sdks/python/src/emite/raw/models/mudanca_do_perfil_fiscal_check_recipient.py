from enum import StrEnum

class MudancaDoPerfilFiscalCheckRecipient(StrEnum):
    NOTICE = "notice"
    OFF = "off"
    REFUSE = "refuse"

    def __str__(self) -> str:
        return str(self.value)
