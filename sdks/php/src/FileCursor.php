<?php

declare(strict_types=1);

namespace Emite;

/** A cursor in a file, replaced as a whole. */
final class FileCursor implements CursorStore
{
    public function __construct(private readonly string $path)
    {
    }

    public function load(): ?string
    {
        $text = is_file($this->path) ? trim((string) file_get_contents($this->path)) : '';
        return $text === '' ? null : $text;
    }

    public function save(string $cursor): void
    {
        if (file_put_contents("{$this->path}.part", $cursor) !== strlen($cursor) || !rename("{$this->path}.part", $this->path)) {
            throw new \RuntimeException("O cursor não foi gravado em {$this->path}.");
        }
    }
}
