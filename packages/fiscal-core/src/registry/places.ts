import { documentOf } from './documents.ts';

/** Links for callers, by the API's public address. */
export const placesAt = (publicUrl: string) => ({
  document: (type: string, id: string) => `${publicUrl}/v1/${documentOf(type).route}/${id}`,
  account: `${publicUrl}/v1/account`,
  client: (id: string) => `${publicUrl}/v1/clients/${id}`,
  received: (id: string) => `${publicUrl}/v1/received/${id}`,
  voidedNumbers: () => `${publicUrl}/v1/nfe/inutilizacoes`,
});
