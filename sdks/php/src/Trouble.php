<?php

declare(strict_types=1);

namespace Emite;

/** Trouble that ends by itself. */
final class Trouble
{
    private const TOO_MANY = 429;
    private const FAULT = 500;
    private const LONGEST_BACKOFF = 60.0;
    private const LONGEST_RETRY_AFTER = 3600.0;

    /** True of too many calls, a fault of the server, or no answer. */
    public static function isPassing(\Throwable $error): bool
    {
        return $error instanceof EmiteConnectionError
            || ($error instanceof EmiteError && ($error->status === self::TOO_MANY || $error->status >= self::FAULT));
    }

    /** Seconds until the next attempt, after passing trouble and `$before` other attempts in vain. */
    public static function secondsAfter(EmiteError|EmiteConnectionError $error, int $before): float
    {
        $after = $error instanceof EmiteError ? $error->retryAfter : null;
        return $after === null ? min(self::LONGEST_BACKOFF, 2.0 ** $before) : min(self::LONGEST_RETRY_AFTER, $after);
    }
}
