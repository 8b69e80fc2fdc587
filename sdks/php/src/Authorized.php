<?php

declare(strict_types=1);

namespace Emite;

/** Protocol and access key are valid. Also one that was canceled or closed since. */
final class Authorized extends Outcome
{
    public function __construct(array $document)
    {
        parent::__construct('authorized', $document);
    }
}
