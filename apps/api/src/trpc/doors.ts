import type { SessionIdentity } from '../people/identify.ts';
import type { TrpcContext } from './context.ts';

type Asker = Pick<TrpcContext, 'services'> & { readonly who: SessionIdentity };

const textIn = (input: unknown, name: string): string => {
  const value: unknown = Reflect.get(Object(input), name);
  return typeof value === 'string' ? value : '';
};

/** Names what a call asks for as `NEEDS_PROOF` does: one procedure takes every operation on documents. */
export const doorOf = (path: string, input: unknown): string =>
  path === 'document.act' ? `${path} ${textIn(input, 'operation')}` : path;

/** True for a call to production, by the raw input. A call without the field counts as production. */
export async function isLive(path: string, input: unknown, { services, who }: Asker): Promise<boolean> {
  if (path === 'numbering.void') return textIn(input, 'target') === 'producao';
  if (path !== 'document.act') return true;
  return (await services.documentOwner(who.accountId, textIn(input, 'id')))?.environment === 1;
}
