import fs from 'node:fs';
import path from 'node:path';
import type { World } from './world.ts';

/** A page of the console at an address that has content. */
export interface ConsolePage {
  /** The page's folder below `src/app`, without groups: `/[ambiente]/documentos/[id]`. */
  readonly route: string;
  /** Path and query. */
  readonly address: string;
  /** Shown to who is not signed in. */
  readonly isPublic: boolean;
}

const APP = path.resolve(import.meta.dirname, '../../apps/admin/src/app');

/** Values for the parameters of an address; keyed by route where the parameter's name is ambiguous. */
const VALUES: Readonly<Record<string, (world: World) => string>> = {
  '[ambiente]': () => 'teste',
  '/[ambiente]/documentos/[id]': ({ document }) => document.id,
  '/[ambiente]/recebidos/[id]': ({ receivedId }) => receivedId,
  '/empresas/[id]': ({ clients }) => clients[0].clientId,
  '/[ambiente]/webhooks/[id]': ({ endpointId }) => endpointId,
  '/requisicoes/[id]': ({ requestId }) => requestId,
  '/convite/[id]': ({ invitation }) => `${invitation.pathname.split('/').at(-1)}${invitation.search}`,
};

/** Queries of addresses whose content they choose. */
const QUERIES: Readonly<Record<string, (world: World) => string>> = {
  '/[ambiente]/recebidos': ({ clients }) => `?empresa=${clients[0].clientId}`,
};

/** Goes on to another page at once. */
const REDIRECTS = ['/'];

/** Every route of the app folder, including pages not named here. */
export function consoleRoutes(): readonly { readonly route: string; readonly isPublic: boolean }[] {
  return fs
    .readdirSync(APP, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'page.tsx')
    .map((file) => {
      const parts = path.dirname(file).split(path.sep);
      const named = parts.filter((part) => part !== '.' && !part.startsWith('('));
      return { route: `/${named.join('/')}`, isPublic: !parts.includes('(console)') };
    })
    .filter(({ route }) => !REDIRECTS.includes(route))
    .sort((one, other) => one.route.localeCompare(other.route));
}

/** Name of a page's picture: `/[ambiente]/documentos/[id]` is `documentos-id`. */
export const nameOf = (route: string): string =>
  route
    .split('/')
    .filter((part) => part !== '' && part !== '[ambiente]')
    .map((part) => part.replace(/^\[(.+)\]$/, '$1'))
    .join('-') || 'inicio';

/** The same pages at addresses of that account. @throws for a parameter without a value */
export const consolePages = (world: World): readonly ConsolePage[] =>
  consoleRoutes().map(({ route, isPublic }) => ({ route, isPublic, address: addressOf(route, world) }));

function addressOf(route: string, world: World): string {
  const parts = route.split('/');
  const path = parts
    .map((part, index) => {
      if (!part.startsWith('[')) return part;
      const value = VALUES[parts.slice(0, index + 1).join('/')] ?? VALUES[part];
      if (value === undefined)
        throw new Error(`e2e/support/pages.ts does not say what ${part} of ${route} is`);
      return value(world);
    })
    .join('/');
  return `${path}${QUERIES[route]?.(world) ?? ''}`;
}
