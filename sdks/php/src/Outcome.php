<?php

declare(strict_types=1);

namespace Emite;

/** Verdict of a document: Authorized, Rejected or Pending. */
abstract class Outcome
{
    /** @param array<string, mixed> $document */
    public function __construct(public readonly string $outcome, public readonly array $document)
    {
    }

    /** @param array<string, mixed> $document */
    public static function of(array $document): Authorized|Rejected|Pending
    {
        return match ($document['status']) {
            'PENDENTE' => new Pending($document),
            'REJEITADA', 'ERRO_TECNICO' => new Rejected($document),
            default => new Authorized($document),
        };
    }
}
