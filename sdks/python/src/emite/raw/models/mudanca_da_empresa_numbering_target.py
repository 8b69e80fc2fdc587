from enum import StrEnum

class MudancaDaEmpresaNumberingTarget(StrEnum):
    HOMOLOGACAO = "homologacao"
    PRODUCAO = "producao"
    SANDBOX = "sandbox"

    def __str__(self) -> str:
        return str(self.value)
