<?php

declare(strict_types=1);

namespace Emite;

use GuzzleHttp\Client;
use Psr\Http\Client\ClientInterface;

/** Client of one account, and of one company by its token. */
final class Emite
{
    public readonly Documents $nfe;
    public readonly Documents $nfce;
    public readonly Documents $cte;
    public readonly Documents $mdfe;
    public readonly Documents $nfcom;
    public readonly Documents $dce;
    public readonly Documents $nfse;
    public readonly Changes $changes;
    public readonly Clients $clients;
    public readonly Sandbox $sandbox;
    public readonly Webhooks $webhooks;
    private readonly Transport $transport;

    /**
     * Credentials that are not given come from EMITE_ACCESS_KEY, EMITE_TOKEN and EMITE_RESTRICTED_KEY, the address from
     * EMITE_URL. Plain http reaches this machine alone.
     *
     * @param int $attempts of one call, the first included
     * @param (\Closure(float): void)|null $sleep waits between two attempts
     */
    public function __construct(
        ?string $accessKey = null,
        ?string $token = null,
        ?string $restrictedKey = null,
        ?string $url = null,
        int $attempts = 5,
        ?ClientInterface $http = null,
        ?\Closure $sleep = null,
    ) {
        $transport = new Transport($accessKey, $token, $restrictedKey, $url, $attempts, $http, $sleep);
        $this->transport = $transport;
        $this->nfe = new Documents($transport, 'nfe');
        $this->nfce = new Documents($transport, 'nfc-e');
        $this->cte = new Documents($transport, 'cte');
        $this->mdfe = new Documents($transport, 'mdfe');
        $this->nfcom = new Documents($transport, 'nfcom');
        $this->dce = new Documents($transport, 'dce');
        $this->nfse = new Documents($transport, 'nfse');
        $this->changes = new Changes($transport);
        $this->clients = new Clients($transport);
        $this->sandbox = new Sandbox($transport);
        $this->webhooks = new Webhooks();
    }

    /** 1 production, 2 homologation, by the token; null without one. */
    public function environment(): ?int
    {
        return $this->transport->environment();
    }

    /**
     * Documents of the company, newest first, page after page.
     *
     * @param array<string, scalar|null> $filter
     * @return \Generator<int, array<string, mixed>>
     */
    public function list(array $filter = []): \Generator
    {
        do {
            $page = $this->transport->json('GET', '/v1/documents', new Call(query: $filter));
            foreach ($page['data'] as $document) {
                yield $document;
            }
            $filter['cursor'] = $page['nextCursor'] ?? null;
        } while ($filter['cursor'] !== null);
    }

    /** Any other route, with the same credentials. A call that writes is tried again only with an Idempotency-Key. */
    public function request(string $method, string $path, array|object|null $body = null, ?string $idempotencyKey = null): mixed
    {
        return $this->transport->json($method, $path, new Call(body: $body, idempotencyKey: $idempotencyKey));
    }

    /** Sends the bytes of a file. */
    public function upload(string $path, string $bytes): mixed
    {
        return $this->transport->json('POST', $path, new Call(file: $bytes));
    }

    /** HTTP client of the generated calls: it takes the keys to no other host, and reaches this machine by no proxy. */
    public function rawClient(): Client
    {
        return $this->transport->client();
    }

    /** Settings of the generated calls, `Emite\Raw\Api`, with the same credentials and without retries. Use them with `rawClient`. */
    public function rawConfiguration(): Raw\Configuration
    {
        $config = (new Raw\Configuration())->setHost($this->transport->url);
        return $config
            ->setAccessToken((string) $this->transport->token())
            ->setApiKey('X-Access-Key', $this->transport->accessKey());
    }
}
