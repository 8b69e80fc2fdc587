// biome-ignore-all format: one row per line

import { UFS } from '../../../tables/uf.ts';
import { digits, oneOf, pattern } from '../../layout/facets.ts';
import { group, leaf } from '../../layout/rows.ts';
import type { Layout } from '../../layout/types.ts';
import * as t from '../../portal/simple-types.ts';
import { literal } from '../define/rows.ts';
import type { BodyLayout, Envelope, Enveloped } from '../define/spec.ts';
import type { EventFamily } from './family.ts';

const UF_CODES = UFS.map(({ cUF }) => cUF).toSorted();

/**
 * Layout of an event of the portal: the generic envelope, and inside detEvento the event's own element around its body.
 */
const eventLayout = (family: EventFamily, element: string, body: BodyLayout): Layout => ({
  name: body.name,
  namespace: family.names.namespace,
  root: family.names.evento,
  signed: 'infEvento',
  rows: [
    leaf('@versao', '1-1', family.versaoEvento, 'engine', 'Versão do leiaute'),
    group('infEvento', '1-1', 'Evento', [
      leaf('@Id', '1-1', { name: 'Id', kind: { as: 'text' }, builtin: 'ID', patterns: [family.idPattern], format: 'ID, tpEvento, chave e sequência' }, 'engine', `ID + tpEvento + chave + nSeqEvento em ${family.sequenceDigits} dígitos`),
      leaf('cOrgao', '1-1', oneOf([...UF_CODES, ...family.orgaos]), 'engine', 'Órgão que recebe o evento'),
      leaf('tpAmb', '1-1', t.TAmb, 'engine', 'Ambiente, decidido pelo prefixo do token'),
      ...family.author.rows,
      leaf(family.names.chave, '1-1', family.chave, 'engine', 'Chave de acesso do documento'),
      leaf('dhEvento', '1-1', t.TDateTimeUTC, 'data_evento', 'Data e hora do evento; padrão: agora'),
      leaf('tpEvento', '1-1', digits(6), 'engine', 'Código do evento'),
      leaf('nSeqEvento', '1-1', pattern('[0-9]{1,3}', 'número de 1 a 999'), 'engine', 'Sequência do evento'),
      group('detEvento', '1-1', 'Detalhe do evento', [
        leaf('@versaoEvento', '1-1', family.versaoDetalhe, 'engine', 'Versão do detalhe'),
        group(element, '1-1', body.descricoes[0] ?? '', [
          leaf('descEvento', '1-1', literal(...body.descricoes), 'engine', 'Descrição do evento'),
          ...body.rows,
        ]),
      ]),
    ]),
  ],
  synonyms: { '': body.synonyms },
  sums: [],
  ignored: body.ignored,
});

function wrap({ names, author }: EventFamily, element: string, event: Enveloped) {
  const { id, cOrgao, dhEvento, tpEvento, sequence, subject, body } = event;
  const { versaoEvento } = names;
  return {
    '@versao': versaoEvento,
    infEvento: {
      '@Id': id,
      cOrgao,
      tpAmb: String(subject.environment),
      ...author.leaves(subject),
      [names.chave]: subject.accessKey,
      dhEvento,
      tpEvento,
      nSeqEvento: String(sequence),
      detEvento: { '@versaoEvento': versaoEvento, [element]: body },
    },
  };
}

/** Envelope of an event's body; `element` is the event's own, such as `evCancCTe`. */
export const portalEnvelope = (family: EventFamily, element: string): Envelope => ({
  layout: (body) => eventLayout(family, element, body),
  path: ['infEvento', 'detEvento', element],
  routing: () => family.routing,
  sequenceDigits: family.sequenceDigits,
  wrap: (event) => wrap(family, element, event),
  specimen: family.specimen,
});
