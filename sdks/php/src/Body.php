<?php

declare(strict_types=1);

namespace Emite;

/** JSON of a body, without floats. */
final class Body
{
    /** @throws \TypeError for a float */
    public static function json(mixed $body): string
    {
        $plain = self::plain($body);
        // An empty array is an empty list too, and a body is an object.
        return $plain === [] ? '{}' : json_encode($plain, JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES);
    }

    public static function value(string $json): mixed
    {
        return $json === '' ? null : json_decode($json, true, 512, JSON_THROW_ON_ERROR | JSON_BIGINT_AS_STRING);
    }

    private static function plain(mixed $value): mixed
    {
        return match (true) {
            is_float($value) => Decimal::of($value),
            $value instanceof \DateTimeInterface => $value->format(DATE_ATOM),
            $value instanceof \JsonSerializable => self::plain($value->jsonSerialize()),
            is_array($value) => array_map(self::plain(...), $value),
            $value instanceof \stdClass => (object) array_map(self::plain(...), (array) $value),
            $value instanceof \Stringable => (string) $value,
            default => $value,
        };
    }
}
