<?php

declare(strict_types=1);

namespace Emite;

/** What a call sends besides its route. */
final class Call
{
    /**
     * @param array<string, scalar|null> $query
     * @param array<string, string|null> $headers
     * @param float $deadline no Retry-After is waited for beyond this moment, in seconds of hrtime
     * @param bool $asCompany the company's token is sent
     * @param bool $restricted the restricted key is sent
     */
    public function __construct(
        public readonly array $query = [],
        public readonly array $headers = [],
        public readonly mixed $body = null,
        public readonly ?string $file = null,
        public readonly ?string $idempotencyKey = null,
        public readonly bool $asCompany = true,
        public readonly bool $restricted = false,
        public readonly float $deadline = INF,
    ) {
    }

    /** Idempotency-Key of one intention. */
    public static function newKey(): string
    {
        return bin2hex(random_bytes(16));
    }
}
