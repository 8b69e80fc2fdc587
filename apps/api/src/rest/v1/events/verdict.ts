import { z } from 'zod';
import { noticesSchema } from '../../../services/emission/notice.ts';
import type { Performed } from '../../../services/events/operate.ts';
import { linkExample } from '../link-example.ts';
import { rejectionHintSchema } from '../rejection-hint.ts';

const verdictFields = {
  status_sefaz: z
    .string()
    .nullable()
    .meta({ description: 'cStat; null quando nada chegou a ser respondido.' }),
  mensagem_sefaz: z.string().meta({ description: 'xMotivo, ou por que o evento não foi enviado.' }),
  notices: noticesSchema.exactOptional(),
  hint: rejectionHintSchema
    .exactOptional()
    .meta({ description: 'Causa e correção do código; quando recusado e o código está no catálogo.' }),
};

const xmlLink = z
  .url()
  .exactOptional()
  .meta({ description: 'Link assinado do XML do evento, válido por 24 horas; quando autorizado.' });
const eventNumber = z
  .int()
  .exactOptional()
  .meta({ description: 'nSeqEvento: conta os eventos desta espécie no documento.' });
const protocol = z.string().exactOptional();

/** Words and fields of an event's verdict (contract, Events). */
export interface Wording {
  /** Id of the schema in the documentation. */
  readonly id: string;
  /** Values of `status`; by default those of NF-e's events. */
  readonly status?: readonly [registered: string, refused: string];
  /** xMotivo of the example. */
  readonly xMotivo?: string;
  /** Field of the link to the event's file. */
  readonly link: string;
  /** Field of nSeqEvento. */
  readonly number?: string;
  /** Field of its protocol, where it is shown. */
  readonly protocol?: string;
}

export interface VerdictAnswer {
  readonly schema: z.ZodObject;
  readonly example: object;
  readonly bodyOf: (performed: Performed, link: string | undefined) => object;
}

/** Schema, example and body of a synchronous event's answer, in its wording. */
export function verdictAnswer({
  id,
  status: [registered, refused] = ['autorizado', 'erro_autorizacao'],
  xMotivo = 'Evento registrado e vinculado a NF-e',
  link: linkField,
  number,
  protocol: purpose,
}: Wording): VerdictAnswer {
  const schema = z
    .strictObject({
      status: z
        .enum([registered, refused])
        .meta({ description: `${registered}: registrado pela SEFAZ; ${refused}: recusado ou não enviado.` }),
      ...verdictFields,
      [linkField]: xmlLink,
      ...(number === undefined ? {} : { [number]: eventNumber }),
      ...(purpose === undefined ? {} : { numero_protocolo: protocol.meta({ description: purpose }) }),
    })
    .meta({ id });
  const example = {
    status: registered,
    status_sefaz: '135',
    mensagem_sefaz: xMotivo,
    [linkField]: linkExample,
    ...(number === undefined ? {} : { [number]: 1 }),
    ...(purpose === undefined ? {} : { numero_protocolo: '135260000000005' }),
  };
  const bodyOf: VerdictAnswer['bodyOf'] = ({ event }, link) => ({
    status: event.status === 'autorizado' ? registered : refused,
    status_sefaz: event.cStat,
    mensagem_sefaz: event.xMotivo ?? '',
    ...(link === undefined ? {} : { [linkField]: link }),
    ...(number === undefined || event.sequence === null ? {} : { [number]: event.sequence }),
    ...(purpose === undefined || event.protocolNumber === null
      ? {}
      : { numero_protocolo: event.protocolNumber }),
  });
  return { schema, example, bodyOf };
}
