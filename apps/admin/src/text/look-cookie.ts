const YEAR_SECONDS = 31_536_000;

/** Over https the cookie is this host's alone and never sent in clear; without https no browser would take it so. */
export const lookCookieName = (name: string, secure: boolean): string => (secure ? `__Host-${name}` : name);

/** Builds the cookie of a display preference (environment, language, theme); an empty value removes it. */
export const lookCookie = (name: string, value: string, secure: boolean): string =>
  `${lookCookieName(name, secure)}=${value}; path=/; max-age=${value === '' ? 0 : YEAR_SECONDS}; samesite=lax${secure ? '; secure' : ''}`;

/** Stores a preference for the page's origin. */
export function keepLook(name: string, value: string): void {
  document.cookie = lookCookie(name, value, location.protocol === 'https:');
}
