import fs from 'node:fs';
import path from 'node:path';
import { chromium, defineConfig, devices } from '@playwright/test';
import { stack } from './env.ts';

/** PW_CHROMIUM, else Playwright's own browser where it is installed, else the system's. */
function browser(): { readonly executablePath?: string } {
  const own = fs.existsSync(chromium.executablePath());
  const system = own ? [] : ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
  const executablePath = [process.env['PW_CHROMIUM'] ?? '', ...system].find(
    (file) => file !== '' && fs.existsSync(file),
  );
  return executablePath === undefined ? {} : { executablePath };
}

export default defineConfig({
  testDir: 'specs',
  outputDir: path.resolve(import.meta.dirname, '../.cache/e2e'),
  timeout: 120_000,
  expect: { timeout: 20_000 },
  workers: 2,
  forbidOnly: true,
  use: {
    baseURL: stack().credentials.consoleUrl,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    screenshot: 'only-on-failure',
    // What moves has arrived: colours and places are those that stay.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...browser(),
      args: [
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
      grepInvert: /@phone/,
    },
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
      grepInvert: /@desktop/,
    },
  ],
});
