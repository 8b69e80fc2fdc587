/** Only script of the own origin can send it (apps/api, same-origin). */
export const CONSOLE_HEADERS = { 'x-emite-console': '1' } as const;
