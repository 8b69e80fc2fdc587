<?php

declare(strict_types=1);

namespace Emite;

/** Companies of the account. */
final class Clients
{
    public function __construct(private readonly Transport $transport)
    {
    }

    /** @return array<string, mixed> */
    public function create(array|object $company): array
    {
        return $this->transport->json('POST', '/v1/clients', new Call(body: $company, asCompany: false));
    }

    /** @return array<string, mixed> */
    public function get(string $id): array
    {
        return $this->transport->json('GET', '/v1/clients/' . rawurlencode($id), new Call(asCompany: false));
    }

    /** Tokens of a company; takes the restricted key. @return array<string, mixed> */
    public function tokens(string $id): array
    {
        $call = new Call(asCompany: false, restricted: true);
        return $this->transport->json('GET', '/v1/clients/' . rawurlencode($id) . '/tokens', $call);
    }
}
