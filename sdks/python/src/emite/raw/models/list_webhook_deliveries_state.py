from enum import StrEnum

class ListWebhookDeliveriesState(StrEnum):
    DELIVERED = "delivered"
    DISCARDED = "discarded"
    FAILED = "failed"
    PENDING = "pending"

    def __str__(self) -> str:
        return str(self.value)
