from enum import StrEnum

class EmissaoNfseRegimeTributarioSimplesNacional(StrEnum):
    FEDERAIS_E_MUNICIPAL_NO_SIMPLES = "1"
    FEDERAIS_NO_SIMPLES_E_ISSQN_POR_FORA = "2"
    TODOS_POR_FORA = "3"

    def __str__(self) -> str:
        return str(self.value)
