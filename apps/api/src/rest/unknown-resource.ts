import { z } from 'zod';
import { Failure, notFound } from '../base/failure.ts';

const withId = z.object({ id: z.string() });
/** Access keys of 44 characters, and of 50 (NFS-e). */
const KEY = /^(?:[0-9A-Z]{44}|\d{50})$/i;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Refusal of path parameters that name nothing; an id that can be none says what an id looks like. */
export function unknownResource(params: unknown): Failure {
  const id = withId.safeParse(params).data?.id;
  if (id === undefined || UUID.test(id)) return notFound();
  return new Failure(
    'nao_encontrado',
    KEY.test(id)
      ? 'Recurso não encontrado: no lugar do id veio uma chave de acesso. O id é o invoiceId da emissão (UUID); pela chave, use GET /v1/documents?accessKey={chave} ou GET /v1/consulta/{chave}.'
      : 'Recurso não encontrado: o id é um UUID, como 0193a2b4-5c6d-7e8f-9012-3456789abcde. Pela sua referência, use GET /v1/{tipo}/ref/{referencia}.',
  );
}
