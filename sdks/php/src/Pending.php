<?php

declare(strict_types=1);

namespace Emite;

/** Not decided in the time given: `waitFor` goes on. */
final class Pending extends Outcome
{
    public function __construct(array $document)
    {
        parent::__construct('pending', $document);
    }
}
