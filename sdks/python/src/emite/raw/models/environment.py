from enum import IntEnum

class Environment(IntEnum):
    PRODUCAO = 1
    HOMOLOGACAO = 2

    def __str__(self) -> str:
        return str(self.value)
