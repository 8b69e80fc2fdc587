import { verAplic } from '../../../engine/events/define/rows.ts';
import type { Draft } from '../../../engine/events/define/spec.ts';
import { tellConverted } from '../../../engine/events/event-notes.ts';
import { decimal, oneOf, pattern, text } from '../../../engine/layout/facets.ts';
import { textOf } from '../../../engine/layout/flat.ts';
import { leaf } from '../../../engine/layout/rows.ts';
import type { SimpleType } from '../../../engine/layout/types.ts';
import { TDateTimeUTC } from '../../../engine/portal/simple-types.ts';
import { defineNfeEvent } from './define.ts';
import { hashOf, imageText, isWrittenHash, THash } from './entrega-hash.ts';
import { TCOrgaoIBGE } from './layout.ts';

const OUTROS = '4';
const JUSTIFICATIVA_MIN = 25;
/** Neutral prefix that brings any text to the minimum length of the schema. */
const JUSTIFICATIVA_HEAD = 'Insucesso na tentativa de entrega: ';
/** Characters of Base64: an image of 1.5 MB. */
const IMAGE_MAX = 2_000_000;

/** Source: tiposBasico_v1.03.xsd. */
const degrees = (name: string, integers: string, limits: string): SimpleType => {
  const type = decimal(
    name,
    { min: 6, max: 6 },
    ['', '-'].flatMap((sign) => integers.split('|').map((part) => `${sign}${part}\\.[0-9]{6}`)).join('|'),
    `graus de ${limits}, com 6 decimais`,
  );
  return { ...type, kind: { as: 'decimal', min: 6, max: 6, signed: true } };
};
const TLatitude = degrees('TLatitude', '[0-9]|[1-8][0-9]|90', '-90 a 90');
const TLongitude = degrees('TLongitude', '[0-9]|[1-9][0-9]|1[0-7][0-9]|180', '-180 a 180');

const COORDINATES = [
  ['latitude_entrega', 'latGPS'],
  ['longitude_entrega', 'longGPS'],
] as const;

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
    tellConverted(told, field, 'xJustMotivo', given, value);
  }
}

/** The hash as given, hashed when it is not one, or computed from the image. */
function completeHash({ input, request, subject, told, problems }: Draft): void {
  const [field, tag] = ['hash_tentativa_entrega', 'hashTentativaEntrega'];
  const given = textOf(input, field);
  const image = request['imagem_tentativa_base64'];
  if (given !== undefined) {
    const value = isWrittenHash(given) ? given : hashOf(subject.accessKey, given);
    input[field] = value;
    tellConverted(told, field, tag, given, value);
    return;
  }
  if (typeof image !== 'string' || image === '') return;
  const bare = image.length > IMAGE_MAX ? null : imageText(image);
  if (bare === null) {
    // The placeholder prevents a second report of the field as missing.
    input[field] = hashOf(subject.accessKey, '');
    problems.push({
      field: 'imagem_tentativa_base64',
      code: 'formato_invalido',
      message: `imagem_tentativa_base64 deve ser uma imagem em Base64, com até ${IMAGE_MAX} caracteres.`,
      tag,
      fix: 'Envie os bytes da imagem em Base64, ou o hash já calculado em hash_tentativa_entrega.',
    });
    return;
  }
  const value = hashOf(subject.accessKey, bare);
  input[field] = value;
  told.preenchidos.push({ field, tag, value });
}

/** Adds a notice for coordinates whose number of decimals changed. */
function tellCoordinates({ input, request, told }: Draft): void {
  for (const [field, tag] of COORDINATES) {
    const value = textOf(input, field);
    const received = request[field];
    if (value !== undefined && (typeof received === 'string' || typeof received === 'number'))
      tellConverted(told, field, tag, String(received), value);
  }
}

/** An attempt to deliver that failed. */
export const insucessoEntrega = defineNfeEvent({
  kind: 'insucesso-entrega',
  tpEvento: '110192',
  descEvento: 'Insucesso na Entrega da NF-e',
  types: ['nfe'],
  sequenceMax: 99,
  synchronous: true,
  duplicate: 'proxima-sequencia',
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
    tellCoordinates(draft);
    completeDefaults(draft);
    completeReason(draft);
    completeHash(draft);
  },
});
