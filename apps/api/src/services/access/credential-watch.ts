import { createBeat } from '../changes/beat.ts';

/** Credential that opened a stream: an access key with a token, a session of the console… */
export interface WatchedCredential {
  /** Identifies the credential; a secret only by its hash. */
  readonly name: string;
  /** Whether it is still good. */
  readonly holds: () => Promise<boolean>;
}

/** Ends what a credential opened once it is rotated with its overlap over, revoked or removed. */
export interface CredentialWatch {
  /** Aborts when the credential no longer holds. Watched until `until` aborts. */
  watch(credential: WatchedCredential, until: AbortSignal): AbortSignal;
}

interface Entry extends WatchedCredential {
  readonly opened: Set<AbortController>;
}

/** Asks for all of them at once every `everyMs` (default 3,000); a failure to ask ends nothing. */
export function createCredentialWatch({
  everyMs = 3_000,
  onError,
}: {
  readonly everyMs?: number;
  readonly onError: (error: unknown) => void;
}): CredentialWatch {
  const entries = new Map<string, Entry>();
  const beat = createBeat(everyMs, () => void checkAll());
  let checking = false;

  async function check({ holds, opened }: Entry): Promise<void> {
    try {
      if (await holds()) return;
    } catch (error) {
      onError(error);
      return;
    }
    for (const controller of opened) controller.abort();
  }

  async function checkAll(): Promise<void> {
    if (checking) return;
    checking = true;
    await Promise.all([...entries.values()].map(check));
    checking = false;
  }

  return {
    watch(credential, until) {
      const controller = new AbortController();
      if (until.aborted) {
        controller.abort();
        return controller.signal;
      }
      const entry = entries.get(credential.name) ?? { ...credential, opened: new Set() };
      entries.set(credential.name, entry);
      entry.opened.add(controller);
      beat.enter();
      until.addEventListener(
        'abort',
        () => {
          beat.leave();
          entry.opened.delete(controller);
          if (entry.opened.size === 0) entries.delete(credential.name);
          controller.abort();
        },
        { once: true },
      );
      return controller.signal;
    },
  };
}
