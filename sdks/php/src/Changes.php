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
     * message whose handling was cut short comes again. Once its place is known, it goes on through trouble that passes by
     * itself (429, 5xx, no answer).
     *
     * @param list<string>|null $types
     * @param bool $untilEmpty ends where nothing is left, and with any trouble
     * @param (\Closure(EmiteError|EmiteConnectionError, float): void)|null $onTrouble called with such trouble, and the
     *     seconds until the next attempt
     * @return \Generator<int, array<string, mixed>>
     */
    public function follow(
        ?CursorStore $cursorStore = null,
        ?array $types = null,
        int $waitSeconds = 30,
        bool $untilEmpty = false,
        ?\Closure $onTrouble = null,
    ): \Generator {
        $after = $cursorStore?->load();
        if ($after === null) {
            $after = $this->now();
            $cursorStore?->save($after);
        }
        for (;;) {
            $call = new Call(query: [
                'after' => $after,
                'types' => $types === null || $types === [] ? null : implode(',', $types),
                'wait' => $untilEmpty ? 0 : $waitSeconds,
            ]);
            $page = $this->page($call, $untilEmpty ? null : $onTrouble ?? static fn () => null);
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

    /** @return array<string, mixed> */
    private function page(Call $call, ?\Closure $onTrouble): array
    {
        for ($before = 0;; $before++) {
            try {
                return $this->transport->json('GET', '/v1/changes', $call);
            } catch (EmiteError | EmiteConnectionError $error) {
                if ($onTrouble === null || !Trouble::isPassing($error)) {
                    throw $error;
                }
                $seconds = Trouble::secondsAfter($error, $before);
                $onTrouble($error, $seconds);
                $this->transport->wait($seconds);
            }
        }
    }
}
