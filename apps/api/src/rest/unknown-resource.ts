import { DOCUMENTS } from '@fiscal/core/registry/documents';
import { z } from 'zod';
import { Failure, notFound } from '../base/failure.ts';

const withId = z.object({ id: z.string() });
/** Access keys of 44 characters, and of 50 (NFS-e). */
const KEY = /^(?:[0-9A-Z]{44}|\d{50})$/i;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const UUID_FORM = 'o id é um UUID, como 0193a2b4-5c6d-7e8f-9012-3456789abcde.';

/** Headings in the documentation. */
const DOCUMENTS_TAG = 'Documentos';
export const RECEIVED_TAG = 'Documentos recebidos';
const OF_DOCUMENTS: ReadonlySet<string> = new Set([DOCUMENTS_TAG, ...DOCUMENTS.map(({ nome }) => nome)]);

function hintOf(id: string, tag: string): string {
  const isKey = KEY.test(id);
  if (isKey && tag === RECEIVED_TAG)
    return 'no lugar do id veio uma chave de acesso. O id vem em GET /v1/received (UUID); pela chave, use GET /v1/received?accessKey={chave}.';
  if (!OF_DOCUMENTS.has(tag)) return UUID_FORM;
  return isKey
    ? 'no lugar do id veio uma chave de acesso. O id é o invoiceId da emissão (UUID); pela chave, use GET /v1/documents?accessKey={chave} ou GET /v1/consulta/{chave}.'
    : `${UUID_FORM} Pela sua referência, use GET /v1/{tipo}/ref/{referencia}.`;
}

/**
 * Refusal of path parameters that name nothing; for an id of another form it has the form of an id.
 *
 * @param tag heading of the operation in the documentation
 */
export function unknownResource(params: unknown, tag: string): Failure {
  const id = withId.safeParse(params).data?.id;
  if (id === undefined || UUID.test(id)) return notFound();
  return new Failure('nao_encontrado', `Recurso não encontrado: ${hintOf(id, tag)}`);
}
