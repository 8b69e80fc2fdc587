<?php

declare(strict_types=1);

namespace Emite;

/** Storage of the place in the feed: read once at the start, written after each message. */
interface CursorStore
{
    /** The place, or null at the first start. */
    public function load(): ?string;

    public function save(string $cursor): void;
}
