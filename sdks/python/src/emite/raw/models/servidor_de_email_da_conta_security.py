from enum import StrEnum

class ServidorDeEmailDaContaSecurity(StrEnum):
    STARTTLS = "starttls"
    TLS = "tls"

    def __str__(self) -> str:
        return str(self.value)
