/** A path of the console itself, else its start: no link leads from signing in to another site. */
export function safePath(given: string | string[] | undefined): string {
  if (typeof given !== 'string') return '/';
  const base = 'http://console.invalid';
  const url = URL.parse(given, base);
  // Dots that vanish can leave two slashes at the beginning: the address of another host.
  const isOwn = url?.origin === base && given.startsWith('/') && !url.pathname.startsWith('//');
  return isOwn ? `${url.pathname}${url.search}` : '/';
}
