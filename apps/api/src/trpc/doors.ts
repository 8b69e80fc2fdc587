import type { SessionIdentity } from '../people/identify.ts';
import { NEEDS_PROOF } from '../people/rights/proof.ts';
import type { TrpcContext } from './context.ts';

type Asker = Pick<TrpcContext, 'services'> & { readonly who: SessionIdentity };

const textIn = (input: unknown, name: string): string => {
  const value: unknown = Reflect.get(Object(input), name);
  return typeof value === 'string' ? value : '';
};

/** Names what a call asks for as `NEEDS_PROOF` does: one procedure takes every operation on documents. */
export const doorOf = (path: string, input: unknown): string =>
  path === 'document.act' ? `${path} ${textIn(input, 'operation')}` : path;

/**
 * True for a call whose door needs proof for what it asks for, by the raw input: production, another address of a
 * webhook, or a second factor beside the password. A call without the field counts as production.
 */
export async function applies(path: string, input: unknown, { services, who }: Asker): Promise<boolean> {
  if (NEEDS_PROOF[path] === 'factor') return who.secondFactor;
  if (path === 'numbering.void' || path === 'imports.begin') return textIn(input, 'target') === 'producao';
  if (path === 'webhooks.update') return Reflect.has(Object(input), 'url');
  if (path === 'webhooks.edit') return changesUrl(Reflect.get(Object(input), 'changes'));
  if (path === 'received.manifest' || path === 'received.register')
    return (await services.received.ownerOf(who.accountId, textIn(input, 'id'))).environment === 1;
  if (path !== 'document.act') return true;
  return (await services.documents.ownerOf(who.accountId, textIn(input, 'id')))?.environment === 1;
}

const changesUrl = (changes: unknown): boolean =>
  Array.isArray(changes) && changes.some((change) => textIn(change, 'field') === 'url');
