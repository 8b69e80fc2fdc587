<?php

declare(strict_types=1);

namespace Emite;

/** The authority, or the layout, refuses it; `hint` says what to send. */
final class Rejected extends Outcome
{
    public readonly string $reason;
    /** @var array<string, mixed>|null */
    public readonly ?array $hint;

    public function __construct(array $document)
    {
        parent::__construct('rejected', $document);
        $this->reason = $document['rejectionReason'] ?? $document['xMotivo'] ?? $document['status'];
        $this->hint = $document['rejection'] ?? null;
    }
}
