import { Failure } from '../base/failure.ts';
import { nearestRoutes } from './nearest-route.ts';
import type { Route } from './route.ts';

/** Refusal of a request that no route took: 405 with Allow when its path exists under other methods, else 404. */
export function createUnmatched(
  routes: readonly Pick<Route, 'method' | 'path'>[],
): (method: string, url: string) => Failure {
  const known = routes.map(({ method, path }) => ({ method, literal: path, pattern: patternOf(path) }));
  const guess = nearestRoutes(routes.map(({ path }) => path));
  const guessFor = new Map<string, typeof guess>(
    [...new Set(routes.map(({ method }) => method))].map((name) => [
      name,
      nearestRoutes(routes.filter(({ method }) => method === name).map(({ path }) => path)),
    ]),
  );
  return (method, url) => {
    const path = url.split('?')[0] ?? '';
    // /v1/nfe/status is itself, not one more /v1/nfe/:id.
    const exact = known.filter(({ literal }) => literal === path);
    const fitting = exact.length > 0 ? exact : known.filter(({ pattern }) => pattern.test(path));
    const methods = fitting.map((route) => route.method);
    if (methods.length === 0) {
      const meant = guess(path);
      const asked = meant.length === 0 ? '' : ` Quis dizer ${meant.join(' ou ')}?`;
      return new Failure(
        'nao_encontrado',
        `Este endereço não existe na API.${asked} Confira a rota em /docs.`,
      );
    }
    const allow = [...new Set(methods.flatMap((name) => (name === 'GET' ? ['GET', 'HEAD'] : [name])))].join(
      ', ',
    );
    // `/v1/nfe/emitt` has the form of `/v1/nfe/:id`.
    const meant = exact.length > 0 ? [] : (guessFor.get(method)?.(path) ?? []);
    const asked = meant.length === 0 ? '' : ` Quis dizer ${method} ${meant.join(' ou ')}?`;
    return new Failure(
      'metodo_nao_permitido',
      `O método ${method} não existe neste endereço. Use: ${allow}.${asked}`,
      { headers: { allow } },
    );
  };
}

/** True for a literal path of the table that this method reached only as some `:id`: `GET /v1/nfe/emit` asks for no document. */
export function createMistaken(
  routes: readonly Pick<Route, 'path'>[],
): (url: string, matched: string | undefined) => boolean {
  const literals = new Set(routes.map(({ path }) => path).filter((path) => !path.includes(':')));
  return (url, matched) => {
    const path = url.split('?')[0] ?? '';
    return matched !== undefined && matched !== path && literals.has(path);
  };
}

const patternOf = (path: string) =>
  new RegExp(`^${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:[A-Za-z]+/g, '[^/]+')}$`);
