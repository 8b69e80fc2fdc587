from enum import StrEnum

class MudancaDaEmpresaTestTarget(StrEnum):
    HOMOLOGACAO = "homologacao"
    SANDBOX = "sandbox"

    def __str__(self) -> str:
        return str(self.value)
