<?php

declare(strict_types=1);

namespace Emite;

/** No answer came, in any attempt. A retry with the same Idempotency-Key is safe. */
final class EmiteConnectionError extends \RuntimeException
{
    public function __construct(public readonly ?string $idempotencyKey, \Throwable $cause)
    {
        parent::__construct('A Emite não respondeu; repita com a mesma Idempotency-Key.', 0, $cause);
    }
}
