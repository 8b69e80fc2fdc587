<?php

declare(strict_types=1);

namespace Emite;

/** Changes of a company or of the account, in order, complete and each once. */
final class Changes
{
    public function __construct(private readonly Transport $transport)
    {
    }

    /** The place in the feed after everything that has happened. */
    public function now(): string
    {
        return $this->transport->json('GET', '/v1/changes')['nextCursor'];
    }

    /**
     * Follows the feed; without a store from now on. The cursor of a message is stored when the next one is asked for: a
     * message whose handling was cut short comes again.
     *
     * @param list<string>|null $types
     * @param bool $untilEmpty ends where nothing is left
     * @return \Generator<int, array<string, mixed>>
     */
    public function follow(
        ?CursorStore $cursorStore = null,
        ?array $types = null,
        int $waitSeconds = 30,
        bool $untilEmpty = false,
    ): \Generator {
        $after = $cursorStore?->load();
        if ($after === null) {
            $after = $this->now();
            $cursorStore?->save($after);
        }
        for (;;) {
            $page = $this->transport->json('GET', '/v1/changes', new Call(query: [
                'after' => $after,
                'types' => $types === null || $types === [] ? null : implode(',', $types),
                'wait' => $untilEmpty ? 0 : $waitSeconds,
            ]));
            foreach ($page['data'] as ['cursor' => $cursor, 'message' => $message]) {
                yield $message;
                $after = $cursor;
                $cursorStore?->save($cursor);
            }
            if ($page['nextCursor'] !== $after) {
                $after = $page['nextCursor'];
                $cursorStore?->save($after);
            }
            if ($untilEmpty && !$page['more']) {
                return;
            }
        }
    }
}
