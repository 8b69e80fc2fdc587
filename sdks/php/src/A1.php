<?php

declare(strict_types=1);

namespace Emite;

/** Fields of an A1 in the body of a company. */
final class A1
{
    /** @return array{certificateBase64: string, certificatePassword: string} */
    public static function fromFile(string $path, string $password): array
    {
        $content = file_get_contents($path);
        if ($content === false) {
            throw new \RuntimeException("O arquivo $path não foi lido.");
        }
        return ['certificateBase64' => base64_encode($content), 'certificatePassword' => $password];
    }
}
