import { defineConfig, devices } from '@playwright/test';
import journeys from './playwright.config.ts';

/** Pictures of every page for docs/console: `npm run screenshots`. */
export default defineConfig({
  ...journeys,
  testDir: 'screenshots',
  testMatch: '*.shot.ts',
  timeout: 900_000,
  workers: 1,
  projects: [{ name: 'screenshots', use: devices['Desktop Chrome'] }],
});
