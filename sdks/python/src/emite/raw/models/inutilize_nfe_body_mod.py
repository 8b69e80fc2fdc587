from enum import StrEnum

class InutilizeNfeBodyMod(StrEnum):
    NFC_E = "65"
    NF_E = "55"

    def __str__(self) -> str:
        return str(self.value)
