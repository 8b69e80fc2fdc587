// biome-ignore-all format: one row per line

import { completeHash, TLatitude, TLongitude, tellCoordinates } from '../../../engine/events/delivery.ts';
import { THash } from '../../../engine/events/delivery-hash.ts';
import { definePortalEvent } from '../../../engine/events/portal/define.ts';
import { digits, oneOf, text } from '../../../engine/layout/facets.ts';
import { textOf } from '../../../engine/layout/flat.ts';
import { leaf } from '../../../engine/layout/rows.ts';
import { TDateTimeUTC } from '../../../engine/portal/simple-types.ts';
import { checkNotes, infEntrega, nProt } from './entrega.ts';
import { CTE_EVENTS } from './family.ts';

const OUTROS = '4';

/** An attempt to deliver that failed; there may be several. */
export const insucessoEntrega = definePortalEvent(CTE_EVENTS, {
  kind: 'insucesso-entrega',
  tpEvento: '110190',
  descEvento: 'Insucesso na Entrega do CT-e',
  element: 'evIECTe',
  sequenceMax: 999,
  source: 'MOC CT-e 4.00 Visão Geral, insucesso na entrega; evIECTe_v4.00.xsd',
  rows: [
    nProt,
    leaf('dhTentativaEntrega', '1-1', TDateTimeUTC, 'data_tentativa_entrega', 'Data e hora da tentativa, com fuso'),
    leaf('nTentativa', '0-1', digits(3), 'numero_tentativas', 'Número da tentativa, de 1 a 999'),
    leaf('tpMotivo', '1-1', oneOf({ '1': 'recebedor ausente', '2': 'recusa do recebedor', '3': 'endereço inexistente', [OUTROS]: 'outros' }), 'motivo_insucesso', 'Motivo do insucesso'),
    leaf('xJustMotivo', '0-1', text(15, 256), 'justificativa_insucesso', 'Justificativa; exigida com motivo 4'),
    leaf('latitude', '0-1', TLatitude, 'latitude_entrega', 'Latitude do ponto de entrega'),
    leaf('longitude', '0-1', TLongitude, 'longitude_entrega', 'Longitude do ponto de entrega'),
    leaf('hashTentativaEntrega', '0-1', THash, 'hash_tentativa_entrega', 'Identifica a tentativa: SHA-1 da chave seguida da imagem em Base64; outro texto é convertido assim'),
    leaf('dhHashTentativaEntrega', '0-1', TDateTimeUTC, 'data_hash_tentativa', 'Data e hora da geração do hash'),
    infEntrega,
  ],
  extras: [{ path: 'imagem_tentativa_base64', description: 'Imagem da tentativa em Base64: quando hash_tentativa_entrega não vem, o hash é calculado dela' }],
  required: ['data_tentativa_entrega', 'motivo_insucesso'],
  complete(draft) {
    const { input, problems } = draft;
    tellCoordinates(draft, ['latitude', 'longitude']);
    completeHash(draft, { field: 'hash_tentativa_entrega', tag: 'hashTentativaEntrega', image: 'imagem_tentativa_base64' });
    checkNotes(draft);
    const field = 'justificativa_insucesso';
    // 926
    if (textOf(input, 'motivo_insucesso') === OUTROS && input[field] === undefined)
      problems.push({ field, code: 'campo_obrigatorio', message: `O campo ${field} é obrigatório com motivo_insucesso 4 (outros).`, tag: 'xJustMotivo', fix: `Informe ${field}: o motivo por extenso.` });
  },
});
