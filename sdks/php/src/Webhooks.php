<?php

declare(strict_types=1);

namespace Emite;

/** Signatures of webhooks (Standard Webhooks). */
final class Webhooks
{
    /** Clocks may differ by as much. */
    private const TOLERANCE_SECONDS = 300;

    /**
     * Checks a message's signature over the body as it came, before any parser. A type that this version does not know keeps
     * its text.
     *
     * @param array<string, string|list<string>> $headers as getallheaders(), or of PSR-7
     * @return array<string, mixed>
     * @throws WebhookVerificationError
     */
    public static function verify(string $raw, array $headers, string $secret, ?float $now = null): array
    {
        $id = self::header($headers, 'webhook-id');
        $timestamp = self::header($headers, 'webhook-timestamp');
        $signatures = self::header($headers, 'webhook-signature');
        $isRecent = ctype_digit($timestamp) && abs(($now ?? microtime(true)) - (float) $timestamp) <= self::TOLERANCE_SECONDS;
        if (!$isRecent) {
            throw new WebhookVerificationError('A mensagem é velha, ou os relógios diferem.');
        }
        $key = base64_decode((string) preg_replace('/^whsec_/', '', $secret), true);
        // Anybody can sign with an empty key, which a variable that is not set gives.
        if ($key === false || $key === '') {
            throw new WebhookVerificationError('Falta o segredo do endpoint, whsec_….');
        }
        $expected = hash_hmac('sha256', "$id.$timestamp.$raw", $key, true);
        foreach (explode(' ', $signatures) as $each) {
            [$version, $value] = [...explode(',', $each, 2), ''];
            if ($version === 'v1' && hash_equals($expected, (string) base64_decode($value, true))) {
                return Body::value($raw);
            }
        }
        throw new WebhookVerificationError('A assinatura não confere.');
    }

    /** @param array<string, string|list<string>> $headers */
    private static function header(array $headers, string $name): string
    {
        foreach ($headers as $each => $value) {
            $one = is_array($value) && count($value) === 1 ? $value[0] : $value;
            if (strtolower((string) $each) === $name && is_string($one)) {
                return $one;
            }
        }
        throw new WebhookVerificationError("Falta o cabeçalho $name.");
    }
}
