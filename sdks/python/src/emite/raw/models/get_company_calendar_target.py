from enum import StrEnum

class GetCompanyCalendarTarget(StrEnum):
    HOMOLOGACAO = "homologacao"
    PRODUCAO = "producao"
    SANDBOX = "sandbox"

    def __str__(self) -> str:
        return str(self.value)
