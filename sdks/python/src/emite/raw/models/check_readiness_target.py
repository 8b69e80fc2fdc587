from enum import StrEnum

class CheckReadinessTarget(StrEnum):
    HOMOLOGACAO = "homologacao"
    PRODUCAO = "producao"
    SANDBOX = "sandbox"

    def __str__(self) -> str:
        return str(self.value)
