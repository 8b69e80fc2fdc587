import path from 'node:path';
import { describe, it } from 'vitest';
import { hasTool } from '../../scripts/install/test-tools.mjs';
import { expectVerdicts, inRoom } from '../support/webhook-receivers.ts';

const MINUTES = 60_000;
/** Standard Webhooks' own, by the Go module proxy. */
const LIBRARY = 'github.com/standard-webhooks/standard-webhooks/libraries@v0.0.1';

describe('the receivers of docs/webhooks.md accept our signatures, and nothing else', () => {
  it.skipIf(!hasTool('go'))(
    'in Go, by secret and by public key (needs Go)',
    async () => {
      const files = { shown: ['verify.go', 'verify_public.go'], programs: ['main.go'] };
      await inRoom(files, async (room) => {
        const program = path.join(room, 'receiver');
        const build = ['go', 'build', '-o', program, 'verify.go', 'verify_public.go', 'main.go'] as const;
        await expectVerdicts(room, [build, [program]]);
        await expectVerdicts(room, [[program]], 'pair');
      });
    },
    20 * MINUTES,
  );

  it.skipIf(!hasTool('javac'))(
    'in Java (needs a JDK)',
    async () => {
      await inRoom({ shown: ['Webhooks.java'], programs: ['Main.java'] }, (room) =>
        expectVerdicts(room, [
          ['javac', 'Webhooks.java', 'Main.java'],
          ['java', '-Dfile.encoding=UTF-8', '-cp', room, 'Main'],
        ]),
      );
    },
    20 * MINUTES,
  );

  it.skipIf(!hasTool('php'))('in PHP (needs PHP)', async () => {
    await inRoom({ shown: ['verify.php'], programs: ['main.php'] }, (room) =>
      expectVerdicts(room, [['php', 'main.php']]),
    );
  });

  it.skipIf(!hasTool('mcs'))(
    "in C# (needs Mono's mcs)",
    async () => {
      await inRoom({ shown: ['Webhooks.cs'], programs: ['Main.cs'] }, (room) =>
        expectVerdicts(room, [
          ['mcs', '-out:receiver.exe', 'Webhooks.cs', 'Main.cs'],
          ['mono', 'receiver.exe'],
        ]),
      );
    },
    20 * MINUTES,
  );
});

it.skipIf(!hasTool('go'))(
  "Standard Webhooks' library for Go does so too (needs Go)",
  async () => {
    await inRoom({ shown: [], programs: ['library.go'] }, async (room) => {
      const program = path.join(room, 'receiver');
      await expectVerdicts(room, [
        ['go', 'mod', 'init', 'example.com/receiver'],
        ['go', 'get', LIBRARY],
        ['go', 'build', '-o', program, 'library.go'],
        [program],
      ]);
    });
  },
  20 * MINUTES,
);
