from enum import StrEnum

class EmissaoNfseTipoExigibilidadeSuspensao(StrEnum):
    DECISAO_JUDICIAL = "1"
    PROCESSO_ADMINISTRATIVO = "2"

    def __str__(self) -> str:
        return str(self.value)
