// biome-ignore-all format: one row per line

import { completeHash, TLatitude, TLongitude, tellCoordinates } from '../../../engine/events/delivery.ts';
import { THash } from '../../../engine/events/delivery-hash.ts';
import { definePortalEvent } from '../../../engine/events/portal/define.ts';
import { text } from '../../../engine/layout/facets.ts';
import { textOf } from '../../../engine/layout/flat.ts';
import { leaf } from '../../../engine/layout/rows.ts';
import { TDateTimeUTC } from '../../../engine/portal/simple-types.ts';
import { checkNotes, infEntrega, nProt } from './entrega.ts';
import { CTE_EVENTS } from './family.ts';

/** Proof that the cargo was handed over; while it is in force, the CT-e cannot be canceled (862). */
export const comprovanteEntrega = definePortalEvent(CTE_EVENTS, {
  kind: 'comprovante-entrega',
  tpEvento: '110180',
  descEvento: 'Comprovante de Entrega do CT-e',
  element: 'evCECTe',
  sequenceMax: 999,
  source: 'MOC CT-e 4.00 Visão Geral, comprovante de entrega; evCECTe_v4.00.xsd',
  rows: [
    nProt,
    leaf('dhEntrega', '1-1', TDateTimeUTC, 'data_entrega', 'Data e hora da entrega, com fuso'),
    leaf('nDoc', '1-1', text(2, 20), 'documento_recebedor', 'Documento de quem assinou o comprovante'),
    leaf('xNome', '1-1', text(2, 60), 'nome_recebedor', 'Nome de quem assinou o comprovante'),
    leaf('latitude', '0-1', TLatitude, 'latitude_entrega', 'Latitude do ponto de entrega'),
    leaf('longitude', '0-1', TLongitude, 'longitude_entrega', 'Longitude do ponto de entrega'),
    leaf('hashEntrega', '1-1', THash, 'hash_entrega', 'Identifica o comprovante: SHA-1 da chave seguida da imagem em Base64; outro texto é convertido assim'),
    leaf('dhHashEntrega', '1-1', TDateTimeUTC, 'data_hash_entrega', 'Data e hora da geração do hash; padrão: agora'),
    infEntrega,
  ],
  extras: [{ path: 'imagem_entrega_base64', description: 'Imagem do comprovante em Base64: quando hash_entrega não vem, o hash é calculado dela' }],
  required: ['data_entrega', 'documento_recebedor', 'nome_recebedor', 'hash_entrega'],
  complete(draft) {
    const { input, at, told } = draft;
    tellCoordinates(draft, ['latitude', 'longitude']);
    if (input['data_hash_entrega'] === undefined) {
      const value = textOf(input, 'data_evento') ?? at.dhEvento;
      input['data_hash_entrega'] = value;
      told.preenchidos.push({ field: 'data_hash_entrega', tag: 'dhHashEntrega', value });
    }
    completeHash(draft, { field: 'hash_entrega', tag: 'hashEntrega', image: 'imagem_entrega_base64' });
    checkNotes(draft);
  },
});
