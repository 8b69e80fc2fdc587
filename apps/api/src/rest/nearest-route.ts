import { nearestNames } from '@fiscal/core/identity/nearest-name';

/** Longest address for which a guess is made; a longer one is no mistake of a few letters. */
const PATH_MAX = 200;
/** Routes that one answer names. */
const NAMED_MAX = 3;

/** Number of parameters. */
const freedom = (route: string): number => route.split(':').length;

/** True if each segment that the route itself has is near the one in its place. */
function isAlike(route: string, asked: readonly string[]): boolean {
  const segments = route.split('/');
  return (
    segments.length === asked.length &&
    segments.every((segment, at) => {
      const sent = asked[at] ?? '';
      const isFree = segment.startsWith(':') && sent !== '';
      return isFree || sent === segment || nearestNames(sent, new Map([[segment, null]])).length > 0;
    })
  );
}

/** Replaces each parameter of a route by the segment that the address has in its place. */
const fill = (route: string, asked: readonly string[]): string =>
  route
    .split('/')
    .map((segment, at) => (segment.startsWith(':') ? (asked[at] ?? segment) : segment))
    .join('/');

/** Finds the routes that an unknown address probably meant; none if more than three are as near. */
export function nearestRoutes(paths: readonly string[]): (path: string) => readonly string[] {
  // A path of its own comes last, so that it is named in the place of one that has an id there.
  const routes = [...new Set(paths)]
    .filter((path) => /^\/(?:v1|sandbox)\//.test(path))
    .toSorted((a, b) => freedom(b) - freedom(a));
  return (path) => {
    if (path.length > PATH_MAX) return [];
    const asked = path.split('/');
    const alike = routes.filter((route) => isAlike(route, asked));
    const filled = new Map(alike.map((route) => [fill(route, asked), route]));
    const near = nearestNames(path, filled).flatMap((name) => filled.get(name) ?? []);
    return near.length > NAMED_MAX ? [] : near.map((route) => route.replace(/:([A-Za-z]+)/g, '{$1}'));
  };
}
