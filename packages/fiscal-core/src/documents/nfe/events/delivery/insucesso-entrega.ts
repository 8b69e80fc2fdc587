import { verAplic } from '../../../../engine/events/define/rows.ts';
import type { Draft } from '../../../../engine/events/define/spec.ts';
import { completeHash, TLatitude, TLongitude, tellCoordinates } from '../../../../engine/events/delivery.ts';
import { THash } from '../../../../engine/events/delivery-hash.ts';
import { tellConverted } from '../../../../engine/events/event-notes.ts';
import { oneOf, pattern, text } from '../../../../engine/layout/facets.ts';
import { textOf } from '../../../../engine/layout/flat.ts';
import { leaf } from '../../../../engine/layout/rows.ts';
import { TDateTimeUTC } from '../../../../engine/portal/simple-types.ts';
import { defineNfeEvent } from '../define.ts';
import { TCOrgaoIBGE } from '../layout.ts';

const OUTROS = '4';
const JUSTIFICATIVA_MIN = 25;
/** Neutral prefix that brings any text to the minimum length of the schema. */
const JUSTIFICATIVA_HEAD = 'Insucesso na tentativa de entrega: ';

function completeDefaults({ input, at, told }: Draft): void {
  const fill = (field: string, tag: string, value: string): void => {
    if (input[field] !== undefined) return;
    input[field] = value;
    told.preenchidos.push({ field, tag, value });
  };
  fill('numero_tentativas', 'nTentativa', '1');
  fill('data_hash_tentativa', 'dhHashTentativaEntrega', textOf(input, 'data_evento') ?? at.dhEvento);
}

/** Only reason 4 carries a justification, and its text has a minimum that the contract does not name. */
function completeReason({ input, told, problems }: Draft): void {
  const field = 'justificativa_insucesso';
  const given = textOf(input, field);
  if (textOf(input, 'motivo_insucesso') !== OUTROS) {
    if (given === undefined) return;
    delete input[field];
    told.avisos.push(`${field} só é levada ao evento com motivo_insucesso 4 (outros).`);
  } else if (given === undefined)
    problems.push({
      field,
      code: 'campo_obrigatorio',
      message: `O campo ${field} é obrigatório com motivo_insucesso 4 (outros).`,
      tag: 'xJustMotivo',
      fix: `Informe ${field}: o motivo por extenso.`,
    });
  else if (given.length < JUSTIFICATIVA_MIN) {
    const value = JUSTIFICATIVA_HEAD + given;
    input[field] = value;
    tellConverted(told, { field, tag: 'xJustMotivo', received: given, value });
  }
}

/** An attempt to deliver that failed. */
export const insucessoEntrega = defineNfeEvent({
  kind: 'insucesso-entrega',
  tpEvento: '110192',
  descEvento: 'Insucesso na Entrega da NF-e',
  types: ['nfe'],
  sequenceMax: 99,
  source: 'NT 2021.001; e110192_v1.00.xsd',
  rows: [
    leaf('cOrgaoAutor', '1-1', TCOrgaoIBGE, 'engine', 'UF do emitente'),
    verAplic,
    leaf(
      'dhTentativaEntrega',
      '1-1',
      TDateTimeUTC,
      'data_tentativa_entrega',
      'Data e hora da tentativa, com fuso',
    ),
    leaf(
      'nTentativa',
      '0-1',
      pattern('[0-9]{1,3}', 'número de 0 a 999', { as: 'integer' }),
      'numero_tentativas',
      'Número da tentativa; padrão: 1',
    ),
    leaf(
      'tpMotivo',
      '1-1',
      oneOf({
        '1': 'recebedor ausente',
        '2': 'recusa do recebedor',
        '3': 'endereço inexistente',
        '4': 'outros',
      }),
      'motivo_insucesso',
      'Motivo do insucesso',
    ),
    leaf(
      'xJustMotivo',
      '0-1',
      text(25, 250),
      'justificativa_insucesso',
      'Justificativa; exigida com motivo 4',
    ),
    leaf('latGPS', '0-1', TLatitude, 'latitude_entrega', 'Latitude do ponto de entrega'),
    leaf('longGPS', '0-1', TLongitude, 'longitude_entrega', 'Longitude do ponto de entrega'),
    leaf(
      'hashTentativaEntrega',
      '1-1',
      THash,
      'hash_tentativa_entrega',
      'Identifica a tentativa: SHA-1 da chave seguida da imagem em Base64; outro texto é convertido assim',
    ),
    leaf(
      'dhHashTentativaEntrega',
      '0-1',
      TDateTimeUTC,
      'data_hash_tentativa',
      'Data e hora da geração do hash; padrão: agora',
    ),
  ],
  extras: [
    {
      path: 'imagem_tentativa_base64',
      description:
        'Imagem da tentativa em Base64: quando hash_tentativa_entrega não vem, o hash é calculado dela',
    },
  ],
  required: ['data_tentativa_entrega', 'motivo_insucesso', 'hash_tentativa_entrega'],
  complete(draft) {
    tellCoordinates(draft, ['latGPS', 'longGPS']);
    completeDefaults(draft);
    completeReason(draft);
    completeHash(draft, {
      field: 'hash_tentativa_entrega',
      tag: 'hashTentativaEntrega',
      image: 'imagem_tentativa_base64',
    });
  },
});
