<?php

declare(strict_types=1);

namespace Emite;

/** Documents of one type. */
final class Documents
{
    /** The API waits by itself for as long. */
    private const WAIT_MAX = 30;
    private const POLL = 0.5;

    public function __construct(private readonly Transport $transport, private readonly string $route)
    {
    }

    /**
     * Queues a document; `get` or `waitFor` shows the verdict.
     *
     * @param string|null $reference your own, unique until it is rejected
     * @param bool $strict refuses unknown fields and doubtful values
     * @param bool $strictSandbox the sandbox completes nothing
     * @return array<string, mixed>
     */
    public function emit(
        array|object $body,
        ?string $reference = null,
        ?string $idempotencyKey = null,
        bool $strict = false,
        bool $strictSandbox = false,
    ): array {
        $headers = self::headers(null, $reference, $strict, $strictSandbox);
        return $this->queue($body, $headers, $idempotencyKey ?? Call::newKey());
    }

    /** Queues a document and waits for its verdict, for so many seconds. */
    public function emitAndWait(
        array|object $body,
        ?string $reference = null,
        ?string $idempotencyKey = null,
        bool $strict = false,
        bool $strictSandbox = false,
        float $timeout = 60.0,
    ): Authorized|Rejected|Pending {
        $deadline = self::now() + $timeout;
        $key = $idempotencyKey ?? Call::newKey();
        $wait = (int) max(0, min(self::WAIT_MAX, floor($timeout)));
        $accepted = $this->queue($body, self::headers($wait, $reference, $strict, $strictSandbox), $key);
        try {
            return $this->waitFor($accepted['invoiceId'], max(0.0, $deadline - self::now()));
        } catch (\Exception $cause) {
            // The document exists: only its own key leads back to it.
            throw new EmiteConnectionError($key, $cause);
        }
    }

    /** Reads a document until it is decided, or the time is over; trouble that passes by itself ends it with the time. */
    public function waitFor(string $id, float $timeout = 60.0): Authorized|Rejected|Pending
    {
        $deadline = self::now() + $timeout;
        for ($inVain = 0;;) {
            $seconds = self::POLL;
            try {
                $outcome = Outcome::of($this->transport->json('GET', $this->at($id), new Call(deadline: $deadline)));
                if (!$outcome instanceof Pending || self::now() >= $deadline) {
                    return $outcome;
                }
                $inVain = 0;
            } catch (EmiteError | EmiteConnectionError $error) {
                if (!Trouble::isPassing($error) || self::now() >= $deadline) {
                    throw $error;
                }
                $seconds = Trouble::secondsAfter($error, $inVain++);
            }
            usleep((int) (max(0.0, min($seconds, $deadline - self::now())) * 1_000_000));
        }
    }

    /** @return array<string, mixed> */
    public function get(string $id): array
    {
        return $this->transport->json('GET', $this->at($id));
    }

    /** @return array<string, mixed> */
    public function byReference(string $reference): array
    {
        return $this->transport->json('GET', "/v1/{$this->route}/ref/" . rawurlencode($reference));
    }

    /**
     * Judges a body without emitting it.
     *
     * @param string|null $on the day, `AAAA-MM-DD`, whose law applies; default today
     * @return array<string, mixed>
     */
    public function validate(array|object $body, ?string $on = null): array
    {
        return $this->transport->json('POST', "/v1/{$this->route}/validate", new Call(body: $body, query: ['em' => $on]));
    }

    public function xml(string $id): string
    {
        return $this->transport->bytes("{$this->at($id)}/xml");
    }

    public function pdf(string $id): string
    {
        return $this->transport->bytes("{$this->at($id)}/pdf");
    }

    /** Cancels a document and waits up to 30 s for the answer. @return array<string, mixed> */
    public function cancel(string $id, string $reason, ?string $idempotencyKey = null): array
    {
        return $this->event($id, 'cancel', ['reason' => $reason], $idempotencyKey);
    }

    /** Sends a letter of correction and waits up to 30 s for the answer. @return array<string, mixed> */
    public function correct(string $id, string $text, ?string $idempotencyKey = null): array
    {
        return $this->event($id, 'correct', ['correctionText' => $text], $idempotencyKey);
    }

    /**
     * Registers any other event, by the last parts of its route: `ator-interessado`, `eventos/previsao-entrega`.
     *
     * @return array<string, mixed>
     */
    public function event(string $id, string $path, array|object $body, ?string $idempotencyKey = null): array
    {
        return $this->transport->json('POST', "{$this->at($id)}/$path", new Call(
            body: $body,
            headers: ['Prefer' => 'wait=' . self::WAIT_MAX],
            idempotencyKey: $idempotencyKey ?? Call::newKey(),
        ));
    }

    /** @return array<string, mixed> */
    public function status(): array
    {
        return $this->transport->json('POST', "/v1/{$this->route}/status", new Call(idempotencyKey: Call::newKey()));
    }

    private function at(string $id): string
    {
        return "/v1/{$this->route}/" . rawurlencode($id);
    }

    private static function now(): float
    {
        return hrtime(true) / 1e9;
    }

    /** @return array<string, string|null> */
    private static function headers(?int $wait, ?string $reference, bool $strict, bool $strictSandbox): array
    {
        $prefer = [...($wait === null ? [] : ["wait=$wait"]), ...($strict ? ['handling=strict'] : [])];
        return [
            'Prefer' => $prefer === [] ? null : implode(', ', $prefer),
            'X-Referencia' => $reference,
            'X-Sandbox-Strict' => $strictSandbox ? 'true' : null,
        ];
    }

    /**
     * @param array<string, string|null> $headers
     * @return array<string, mixed>
     */
    private function queue(array|object $body, array $headers, string $key): array
    {
        $call = new Call(body: $body, headers: $headers, idempotencyKey: $key);
        return $this->transport->json('POST', "/v1/{$this->route}/emit", $call);
    }
}
