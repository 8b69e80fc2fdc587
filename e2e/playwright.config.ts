import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { stack } from './env.ts';

/**
 * Specs that `npm test` plays, but for journeys with `@long`, which `npm run test:long` plays on the phone: signing in, emitting,
 * following, finding, canceling, being notified.
 */
const CORE = /\/(?:first-sign-in|emit|document|documents-list|webhooks|sums)\.spec\.ts$/;
const DESKTOP = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };

export default defineConfig({
  testDir: 'specs',
  outputDir: path.resolve(import.meta.dirname, '../.cache/e2e'),
  timeout: 300_000,
  expect: { timeout: 60_000 },
  workers: 2,
  forbidOnly: true,
  use: {
    baseURL: stack().credentials.consoleUrl,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // Before the test's own end, so that what hangs is named.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    screenshot: 'only-on-failure',
    // Animations are off: colors and positions are final.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      // `npm run e2e` names the one it has found (scripts/install/test-tools.mjs).
      ...(process.env['PW_CHROMIUM'] && { executablePath: process.env['PW_CHROMIUM'] }),
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
    { name: 'desktop', use: DESKTOP, grepInvert: /@phone/ },
    // `npm test` plays `core`; `npm run test:long` plays `phone`, and `wide`: journeys that neither of the two has.
    { name: 'core', use: DESKTOP, grepInvert: /@phone|@long/, testMatch: CORE },
    { name: 'wide', use: DESKTOP, grep: /@desktop/, testIgnore: CORE },
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
      grepInvert: /@desktop/,
    },
  ],
});
