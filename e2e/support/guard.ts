import type { BrowserContext } from '@playwright/test';

/** Faults that no page may cause, collected over a whole browser context. */
export interface Guard {
  /** A fault that this test is about, such as a refusal that the browser writes to its console. */
  allow(pattern: RegExp): void;
  watch(context: BrowserContext): void;
  /** A line per fault that was not allowed. */
  faults(): readonly string[];
}

/**
 * Console errors (where the browser also writes what the content security policy refused), errors that no code
 * caught, and requests to another origin than the console's.
 */
export function createGuard(origin: string): Guard {
  const seen: string[] = [];
  const allowed: RegExp[] = [];
  return {
    allow: (pattern) => void allowed.push(pattern),
    watch(context) {
      context.on('console', (message) => {
        if (message.type() === 'error') seen.push(`console: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => seen.push(`page: ${error.error().message}`));
      context.on('request', (request) => {
        const url = new URL(request.url());
        if (/^https?:$/.test(url.protocol) && url.origin !== origin)
          seen.push(`left the origin: ${url.href}`);
      });
    },
    faults: () => seen.filter((fault) => !allowed.some((pattern) => pattern.test(fault))),
  };
}
