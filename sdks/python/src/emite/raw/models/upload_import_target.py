from enum import StrEnum

class UploadImportTarget(StrEnum):
    HOMOLOGACAO = "homologacao"
    PRODUCAO = "producao"
    SANDBOX = "sandbox"

    def __str__(self) -> str:
        return str(self.value)
