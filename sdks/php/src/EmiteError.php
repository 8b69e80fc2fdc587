<?php

declare(strict_types=1);

namespace Emite;

/** Refusal of the API: its code, the faulty fields and the id for support. */
final class EmiteError extends \RuntimeException
{
    /** @param list<array{field: string, code: string, message: string}> $fields */
    public function __construct(
        public readonly int $status,
        public readonly string $errorCode,
        string $message,
        public readonly array $fields,
        public readonly string $requestId,
        public readonly ?float $retryAfter = null,
    ) {
        parent::__construct($message);
    }
}
