import { z } from 'zod';
import { noticesSchema } from '../../src/services/emission/notice.ts';

/** Fields of the contract in answers of synchronous events, and no others. */
const answers = {
  status_sefaz: z.string().nullable(),
  mensagem_sefaz: z.string(),
  notices: noticesSchema.exactOptional(),
  hint: z.unknown().exactOptional(),
};
const verdict = { status: z.enum(['autorizado', 'erro_autorizacao']), ...answers };
const link = z.url().exactOptional();
const number = z.int().exactOptional();

export const atorInteressadoAnswer = z.strictObject({
  ...verdict,
  caminho_xml_evento_ator_interessado: link,
  numero_evento_ator_interessado: number,
});

export const insucessoEntregaAnswer = z.strictObject({
  ...verdict,
  caminho_xml_insucesso_entrega: link,
  numero_insucesso_entrega: number,
});

export const insucessoCanceladoAnswer = z.strictObject({
  ...verdict,
  caminho_xml_cancelamento_insucesso_entrega: link,
  numero_cancelamento_insucesso_entrega: number,
});

export const econfAnswer = z.strictObject({
  ...verdict,
  caminho_xml_conciliacao_financeira: link,
  numero_conciliacao_financeira: number,
  numero_protocolo: z.string().exactOptional(),
});

export const econfCanceladaAnswer = z.strictObject({
  ...verdict,
  caminho_xml_cancelamento_conciliacao_financeira: link,
  numero_cancelamento_conciliacao_financeira: number,
});

export const closingAnswer = z.strictObject({
  status: z.enum(['encerrado', 'erro_encerramento']),
  ...answers,
  caminho_xml: link,
});

export const inclusionAnswer = z.strictObject({
  status: z.enum(['incluido', 'erro_inclusao']),
  ...answers,
  caminho_xml: link,
});

/** Answer of every event of the table. */
export const tabledAnswer = z.strictObject({
  ...verdict,
  caminho_xml: link,
  numero_sequencia: number,
  numero_protocolo: z.string().exactOptional(),
});
