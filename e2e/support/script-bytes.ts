import type { Page } from '@playwright/test';

/** Transferred bytes of script (compressed), from an empty cache. */
export interface ScriptBytes {
  sum(): number;
  reset(): void;
}

export async function scriptBytes(page: Page): Promise<ScriptBytes> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  let total = 0;
  const scripts = new Set<string>();
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) total += encodedDataLength;
  });
  return {
    sum: () => total,
    reset: () => {
      total = 0;
      scripts.clear();
    },
  };
}
