from enum import StrEnum

class GetSefazBoardHistory(StrEnum):
    VALUE_0 = "24h"
    VALUE_1 = "30d"

    def __str__(self) -> str:
        return str(self.value)
