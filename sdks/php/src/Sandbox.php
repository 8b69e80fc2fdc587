<?php

declare(strict_types=1);

namespace Emite;

/** The emulated authorities of the account. */
final class Sandbox
{
    public function __construct(private readonly Transport $transport)
    {
    }

    /** A test A1 for a company that has none. @return array{certificateBase64: string, certificatePassword: string} */
    public function a1(string $cnpj, string $name): array
    {
        return $this->post('/sandbox/a1', ['cnpj' => $cnpj, 'name' => $name]);
    }

    /** @return array<string, mixed> */
    public function scenarios(): array
    {
        return $this->transport->json('GET', '/sandbox/scenarios', new Call(asCompany: false));
    }

    /**
     * Makes the next calls of the account end in a scenario.
     *
     * @param array<string, mixed> $condition
     * @return array<string, mixed>
     */
    public function condition(array $condition): array
    {
        return $this->post('/sandbox/conditions', $condition);
    }

    public function removeCondition(string|int $id): void
    {
        $this->transport->json('DELETE', '/sandbox/conditions/' . rawurlencode((string) $id), new Call(asCompany: false));
    }

    /** @return array<string, mixed> */
    public function clock(): array
    {
        return $this->transport->json('GET', '/sandbox/clock', new Call(asCompany: false));
    }

    /** @param string $by ISO 8601 duration, `PT25H` @return array<string, mixed> */
    public function advance(string $by): array
    {
        return $this->post('/sandbox/clock', ['advance' => $by]);
    }

    /** @param array<string, mixed> $body @return array<string, mixed> */
    private function post(string $path, array $body): array
    {
        return $this->transport->json('POST', $path, new Call(body: $body, asCompany: false));
    }
}
