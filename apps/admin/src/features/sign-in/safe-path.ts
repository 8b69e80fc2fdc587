/** A path of the console itself, else its start: no link leads from signing in to another site. */
export function safePath(given: string | string[] | undefined): string {
  if (typeof given !== 'string') return '/';
  const base = 'http://console.invalid';
  const url = URL.parse(given, base);
  return url?.origin === base && given.startsWith('/') ? `${url.pathname}${url.search}` : '/';
}
