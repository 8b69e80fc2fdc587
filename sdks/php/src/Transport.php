<?php

declare(strict_types=1);

namespace Emite;

use GuzzleHttp\Client;
use GuzzleHttp\Psr7\Request;
use Psr\Http\Client\ClientExceptionInterface;
use Psr\Http\Client\ClientInterface;
use Psr\Http\Message\ResponseInterface;

/** Calls with credentials, an Idempotency-Key of their own, and retries. */
final class Transport
{
    /** Refusals that pass by themselves. */
    private const PASSING = [429, 502, 503, 504];
    private const BUSY = 'em_processamento';
    private const FIRST_WAIT = 0.25;
    private const LONGEST_WAIT = 10.0;
    /** A longer Retry-After is for the caller to decide. */
    private const LONGEST_RETRY_AFTER = 60.0;
    private const SHOWN_CHARACTERS = 200;

    public readonly string $url;
    private readonly string $accessKey;
    private readonly ?string $token;
    private readonly ?string $restrictedKey;
    private readonly ClientInterface $http;
    /** @var \Closure(float): void */
    private readonly \Closure $sleep;

    /** @param (\Closure(float): void)|null $sleep */
    public function __construct(
        ?string $accessKey,
        ?string $token,
        ?string $restrictedKey,
        ?string $url,
        private readonly int $attempts,
        ?ClientInterface $http,
        ?\Closure $sleep,
    ) {
        $this->accessKey = $accessKey ?? self::variable('EMITE_ACCESS_KEY')
            ?? throw new \InvalidArgumentException('Falta accessKey, ou a variável EMITE_ACCESS_KEY.');
        $this->token = $token ?? self::variable('EMITE_TOKEN');
        $this->restrictedKey = $restrictedKey ?? self::variable('EMITE_RESTRICTED_KEY');
        if (!str_starts_with($this->accessKey, 'nfe_access_')) {
            throw new \InvalidArgumentException('accessKey começa com nfe_access_.');
        }
        if ($this->token !== null && preg_match('/^nfe_(?:test|live)_/', $this->token) !== 1) {
            throw new \InvalidArgumentException('token começa com nfe_test_ ou nfe_live_.');
        }
        $this->url = self::safeAddress($url ?? self::variable('EMITE_URL') ?? 'http://127.0.0.1:4000');
        $this->http = $http ?? $this->client();
        $this->sleep = $sleep ?? static fn (float $seconds) => usleep((int) ($seconds * 1_000_000));
    }

    /** 1 production, 2 homologation, by the token; null without one. */
    public function environment(): ?int
    {
        return $this->token === null ? null : (str_starts_with($this->token, 'nfe_live_') ? 1 : 2);
    }

    public function token(): ?string
    {
        return $this->token;
    }

    public function accessKey(): string
    {
        return $this->accessKey;
    }

    /** Client that takes the keys to no other host: it follows no redirect, and reaches this machine by no proxy. */
    public function client(): Client
    {
        $direct = self::isLoopback((string) parse_url($this->url, PHP_URL_HOST)) ? ['proxy' => ''] : [];
        return new Client(['timeout' => 60, 'connect_timeout' => 10, 'allow_redirects' => false, ...$direct]);
    }

    public function json(string $method, string $path, Call $call = new Call()): mixed
    {
        return $this->send($method, $path, $call, Body::value(...));
    }

    public function bytes(string $path): string
    {
        return $this->send('GET', $path, new Call(), static fn (string $body) => $body);
    }

    private static function variable(string $name): ?string
    {
        $value = getenv($name);
        return $value === false || $value === '' ? null : $value;
    }

    private static function isLoopback(string $host): bool
    {
        return $host === 'localhost' || $host === '[::1]'
            || (filter_var($host, FILTER_VALIDATE_IP, FILTER_FLAG_IPV4) !== false && str_starts_with($host, '127.'));
    }

    /** An address that shows the keys to nobody on the way. */
    private static function safeAddress(string $text): string
    {
        $scheme = parse_url($text, PHP_URL_SCHEME);
        $host = (string) parse_url($text, PHP_URL_HOST);
        if ($host === '' || ($scheme !== 'https' && !($scheme === 'http' && self::isLoopback($host)))) {
            throw new \InvalidArgumentException(
                "$text levaria as chaves sem cifra: use https; http só vale para a própria máquina.",
            );
        }
        return rtrim($text, '/');
    }

    private function request(string $method, string $path, Call $call): Request
    {
        // Anything else would change the host that the keys go to.
        if (!str_starts_with($path, '/')) {
            throw new \InvalidArgumentException('O caminho começa com /.');
        }
        $headers = array_filter([
            'X-Access-Key' => $this->accessKey,
            'Accept' => '*/*',
            'Authorization' => $call->asCompany && $this->token !== null ? "Bearer {$this->token}" : null,
            'X-Restricted-Key' => $call->restricted ? $this->restrictedKey : null,
            'Idempotency-Key' => $call->idempotencyKey,
            ...$call->headers,
        ], static fn (?string $value) => $value !== null);
        $body = null;
        if ($call->file !== null) {
            $body = $call->file;
            $headers['Content-Type'] = 'application/octet-stream';
        } elseif ($call->body !== null) {
            $body = Body::json($call->body);
            $headers['Content-Type'] = 'application/json';
        }
        $query = array_map(
            static fn (mixed $value) => is_bool($value) ? ($value ? 'true' : 'false') : $value,
            array_filter($call->query, static fn (mixed $value) => $value !== null),
        );
        $search = $query === [] ? '' : '?' . http_build_query($query, '', '&', PHP_QUERY_RFC3986);
        return new Request($method, "{$this->url}$path$search", $headers, $body);
    }

    /**
     * Reads a successful answer. One that breaks off is as lost as one that never came.
     *
     * @param \Closure(string): mixed $read
     */
    private function send(string $method, string $path, Call $call, \Closure $read): mixed
    {
        $request = $this->request($method, $path, $call);
        $mayRepeat = $method === 'GET' || $call->idempotencyKey !== null;
        for ($attempt = 1;; $attempt++) {
            $last = $attempt >= $this->attempts || !$mayRepeat;
            $wait = min(self::LONGEST_WAIT, self::FIRST_WAIT * 2 ** ($attempt - 1));
            try {
                // PSR-18 follows no redirect: it would take the keys to another host.
                $request->getBody()->rewind();
                $answer = $this->http->sendRequest($request);
                $text = (string) $answer->getBody();
                if ($answer->getStatusCode() >= 200 && $answer->getStatusCode() < 300) {
                    return $read($text);
                }
            } catch (ClientExceptionInterface | \JsonException | \RuntimeException $cause) {
                if ($last) {
                    throw new EmiteConnectionError($call->idempotencyKey, $cause);
                }
                ($this->sleep)($wait);
                continue;
            }
            $error = self::errorOf($answer, $text);
            if ($last || !(in_array($error->status, self::PASSING, true) || $error->errorCode === self::BUSY)) {
                throw $error;
            }
            $after = $error->retryAfter ?? 0.0;
            if ($after > 0 && $after > min(self::LONGEST_RETRY_AFTER, $call->deadline - hrtime(true) / 1e9)) {
                throw $error;
            }
            ($this->sleep)($after > 0 ? $after : $wait);
        }
    }

    /** Waits between two calls. */
    public function wait(float $seconds): void
    {
        ($this->sleep)($seconds);
    }

    private static function errorOf(ResponseInterface $answer, string $text): EmiteError
    {
        $body = json_decode($text, true);
        $status = $answer->getStatusCode();
        $requestId = $answer->getHeaderLine('x-request-id');
        $header = $answer->getHeaderLine('retry-after');
        $after = ctype_digit($header) ? (float) $header : null;
        if (!is_array($body) || !is_string($body['code'] ?? null) || !is_string($body['message'] ?? null)) {
            $message = "HTTP $status: " . substr($text, 0, self::SHOWN_CHARACTERS);
            return new EmiteError($status, 'resposta_ilegivel', $message, [], $requestId, $after);
        }
        $fields = is_array($body['errors'] ?? null) ? $body['errors'] : [];
        $requestId = $body['requestId'] ?? $requestId;
        return new EmiteError($status, $body['code'], $body['message'], $fields, $requestId, $after);
    }
}
