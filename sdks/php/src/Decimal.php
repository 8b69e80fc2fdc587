<?php

declare(strict_types=1);

namespace Emite;

/** Exact values: text of digits and a point, never floats. */
final class Decimal
{
    /** Text that a body takes. @throws \TypeError for a float, whose decimals are not exact */
    public static function of(mixed $value): string
    {
        [$negative, $digits, $scale] = self::exact($value);
        return self::text($negative, $digits, $scale);
    }

    public static function sum(mixed ...$values): string
    {
        $all = array_map(self::exact(...), $values);
        $scale = max([0, ...array_column($all, 2)]);
        [$plus, $minus] = ['0', '0'];
        foreach ($all as [$negative, $digits, $own]) {
            $raised = $digits . str_repeat('0', $scale - $own);
            if ($negative) {
                $minus = self::add($minus, $raised);
            } else {
                $plus = self::add($plus, $raised);
            }
        }
        $negative = self::isLess($plus, $minus);
        return self::text($negative, $negative ? self::subtract($minus, $plus) : self::subtract($plus, $minus), $scale);
    }

    public static function times(mixed $one, mixed $other): string
    {
        [$a, $b] = [self::exact($one), self::exact($other)];
        $product = '0';
        foreach (str_split(strrev($b[1])) as $place => $digit) {
            $row = '0';
            for ($count = 0; $count < (int) $digit; $count++) {
                $row = self::add($row, $a[1]);
            }
            $product = self::add($product, $row . str_repeat('0', $place));
        }
        return self::text($a[0] !== $b[0], $product, $a[2] + $b[2]);
    }

    /** @return array{bool, string, int} sign, digits, and where the point is */
    private static function exact(mixed $value): array
    {
        if (is_float($value)) {
            throw new \TypeError("$value é um número de ponto flutuante: envie o valor como texto, \"12.90\".");
        }
        $text = is_int($value) || is_string($value) || $value instanceof \Stringable ? (string) $value : '';
        if (preg_match('/^(-?)([0-9]+)(?:\.([0-9]+))?$/D', $text, $parts) !== 1) {
            throw new \TypeError("\"$text\" não é um decimal: use ponto e só algarismos.");
        }
        $part = $parts[3] ?? '';
        return [$parts[1] === '-', $parts[2] . $part, strlen($part)];
    }

    private static function text(bool $negative, string $digits, int $scale): string
    {
        $digits = str_pad(ltrim($digits, '0'), $scale + 1, '0', STR_PAD_LEFT);
        $whole = $scale === 0 ? $digits : substr($digits, 0, -$scale) . '.' . substr($digits, -$scale);
        return ($negative && trim($digits, '0') !== '' ? '-' : '') . $whole;
    }

    private static function add(string $one, string $other): string
    {
        $length = max(strlen($one), strlen($other)) + 1;
        [$one, $other] = [str_pad($one, $length, '0', STR_PAD_LEFT), str_pad($other, $length, '0', STR_PAD_LEFT)];
        $carry = 0;
        for ($at = $length - 1; $at >= 0; $at--) {
            $digit = (int) $one[$at] + (int) $other[$at] + $carry;
            $carry = intdiv($digit, 10);
            $one[$at] = (string) ($digit % 10);
        }
        return $one;
    }

    /** A larger number less a smaller one. */
    private static function subtract(string $one, string $other): string
    {
        $length = max(strlen($one), strlen($other));
        [$one, $other] = [str_pad($one, $length, '0', STR_PAD_LEFT), str_pad($other, $length, '0', STR_PAD_LEFT)];
        $borrowed = 0;
        for ($at = $length - 1; $at >= 0; $at--) {
            $digit = (int) $one[$at] - (int) $other[$at] - $borrowed;
            $borrowed = $digit < 0 ? 1 : 0;
            $one[$at] = (string) ($digit + 10 * $borrowed);
        }
        return $one;
    }

    private static function isLess(string $one, string $other): bool
    {
        [$one, $other] = [ltrim($one, '0'), ltrim($other, '0')];
        return strlen($one) === strlen($other) ? strcmp($one, $other) < 0 : strlen($one) < strlen($other);
    }
}
