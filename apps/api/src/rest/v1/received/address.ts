import { defineOperation } from '../../operation.ts';
import { type Route, route } from '../../route.ts';
import { RECEIVED_TAG } from '../../unknown-resource.ts';
import { receivingParams } from './inputs.ts';
import { receivingBodyOf, receivingSchema } from './schema.ts';

const tag = RECEIVED_TAG;
const PATH = '/v1/clients/:id/received/:environment/address';

/** POST /v1/clients/{id}/received/{environment}/address. */
const changeAddress = defineOperation({
  scope: 'access',
  doc: {
    id: 'change_received_address',
    tag,
    summary: 'Gerar o endereço de e-mail que recebe arquivos da empresa',
    description:
      'Fornecedores enviam a esse endereço os XML e ZIP dos documentos da empresa; cada carta entra como um envio de /v1/received/files, com proof unconfirmed. Quem conhece o endereço pode enviar. De novo, gera outro: o anterior deixa de receber na hora. 409 quando a instalação não recebe e-mail.',
    answers: { 200: { description: 'A configuração, com o endereço.', schema: receivingSchema } },
    errors: ['nao_encontrado', 'operacao_nao_permitida'],
  },
  schemas: { params: receivingParams },
  async handle({ caller, params: { id: clientId, environment } }, services) {
    const state = await services.received.changeAddress(caller, { clientId, environment });
    return { status: 200, body: receivingBodyOf(state) };
  },
});

/** DELETE /v1/clients/{id}/received/{environment}/address. */
const endAddress = defineOperation({
  scope: 'access',
  doc: {
    id: 'end_received_address',
    tag,
    summary: 'Encerrar o endereço de e-mail que recebe arquivos da empresa',
    description: 'Ele deixa de receber na hora e não volta. Sem endereço, nada muda.',
    answers: { 200: { description: 'A configuração, sem endereço.', schema: receivingSchema } },
    errors: ['nao_encontrado'],
  },
  schemas: { params: receivingParams },
  async handle({ caller, params: { id: clientId, environment } }, services) {
    const state = await services.received.endAddress(caller, { clientId, environment });
    return { status: 200, body: receivingBodyOf(state) };
  },
});

/** Routes of the address that takes files of a company by e-mail. */
export const receivedAddressRoutes: readonly Route[] = [
  route('POST', PATH, 'access', 'write', changeAddress),
  route('DELETE', PATH, 'access', 'write', endAddress),
];
