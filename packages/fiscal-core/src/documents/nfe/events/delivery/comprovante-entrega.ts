// biome-ignore-all format: one row per line

import { verAplic } from '../../../../engine/events/define/rows.ts';
import { completeHash, TLatitude, TLongitude, tellCoordinates } from '../../../../engine/events/delivery.ts';
import { THash } from '../../../../engine/events/delivery-hash.ts';
import { text } from '../../../../engine/layout/facets.ts';
import { leaf } from '../../../../engine/layout/rows.ts';
import type { SimpleType } from '../../../../engine/layout/types.ts';
import { TDateTimeUTC } from '../../../../engine/portal/simple-types.ts';
import { defineNfeEvent } from '../define.ts';
import { TCOrgaoIBGE, tpAutorEmitente } from '../layout.ts';

const nDoc: SimpleType = { ...text(2, 20), name: 'nDoc', patterns: [] };

/** Proof that the goods were handed over; while it is in force, the note cannot be canceled (826). */
export const comprovanteEntrega = defineNfeEvent({
  kind: 'comprovante-entrega',
  tpEvento: '110130',
  descEvento: 'Comprovante de Entrega da NF-e',
  types: ['nfe'],
  sequenceMax: 99,
  source: 'NT 2021.001; e110130_v1.00.xsd',
  rows: [
    leaf('cOrgaoAutor', '1-1', TCOrgaoIBGE, 'engine', 'UF do emitente'),
    leaf('tpAutor', '1-1', tpAutorEmitente, 'engine', 'Autor do evento'),
    verAplic,
    leaf('dhEntrega', '1-1', TDateTimeUTC, 'data_entrega', 'Data e hora da entrega, com fuso'),
    leaf('nDoc', '1-1', nDoc, 'documento_recebedor', 'Documento de quem assinou o comprovante'),
    leaf('xNome', '1-1', text(2, 60), 'nome_recebedor', 'Nome de quem assinou o comprovante'),
    leaf('latGPS', '0-1', TLatitude, 'latitude_entrega', 'Latitude do ponto de entrega'),
    leaf('longGPS', '0-1', TLongitude, 'longitude_entrega', 'Longitude do ponto de entrega'),
    leaf('hashComprovante', '1-1', THash, 'hash_entrega', 'Identifica o comprovante: SHA-1 da chave seguida da imagem em Base64; outro texto é convertido assim'),
    leaf('dhHashComprovante', '0-1', TDateTimeUTC, 'data_hash_entrega', 'Data e hora da geração do hash'),
  ],
  extras: [{ path: 'imagem_entrega_base64', description: 'Imagem do comprovante em Base64: quando hash_entrega não vem, o hash é calculado dela' }],
  required: ['data_entrega', 'documento_recebedor', 'nome_recebedor', 'hash_entrega'],
  complete(draft) {
    tellCoordinates(draft, ['latGPS', 'longGPS']);
    completeHash(draft, { field: 'hash_entrega', tag: 'hashComprovante', image: 'imagem_entrega_base64' });
  },
});
