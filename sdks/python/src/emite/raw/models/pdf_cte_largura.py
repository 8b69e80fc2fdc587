from enum import StrEnum

class PdfCteLargura(StrEnum):
    VALUE_0 = "58"
    VALUE_1 = "80"

    def __str__(self) -> str:
        return str(self.value)
