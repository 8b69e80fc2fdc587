// biome-ignore-all format: one row per line

import { cOrgaoAutor, verAplic } from '../../../engine/events/define/rows.ts';
import type { Draft, EventSpec } from '../../../engine/events/define/spec.ts';
import type { EventDefinition } from '../../../engine/events/definition.ts';
import { oneOf } from '../../../engine/layout/facets.ts';
import { leaf, list } from '../../../engine/layout/rows.ts';
import type { Row } from '../../../engine/layout/types.ts';
import { NItem, TDec_1302 } from '../../../engine/portal/simple-types.ts';
import { ufBySigla } from '../../../tables/uf.ts';
import { cancellationOf } from '../events/cancelamento-evento.ts';
import { defineNfeEvent } from '../events/define.ts';
import { checkItems, quantities, REFORM } from '../events/reform/reform.ts';
import { CREDIT_EVENT, credits } from './credito-presumido.ts';

const NT = 'NT 2025.002-RTC v1.52';

/** tpAutor of the company that received the note. */
const AUTHORS = { '2': 'destinatário', '8': 'empresa sucessora' } as const;
type Author = keyof typeof AUTHORS;

const headOf = (author: Author): readonly Row[] => [
  cOrgaoAutor,
  leaf('tpAutor', '1-1', oneOf({ [author]: AUTHORS[author] }), 'engine', 'Autor do evento'),
  verAplic,
];

/** cOrgaoAutor is the UF of the author, who is not the issuer in the key. */
function asAuthor({ written, subject }: Draft, author?: Author): void {
  written['cOrgaoAutor'] = ufBySigla(subject.uf)?.cUF ?? '';
  if (author !== undefined) written['tpAutor'] = author;
}

type Own = Pick<EventSpec, 'kind' | 'tpEvento' | 'descEvento' | 'source'> & Partial<EventSpec>;

/** An event of the company that received the note. */
const byRecipient = ({ rows = [], ...own }: Own, author: Author = '2'): EventDefinition =>
  defineNfeEvent({
    ...REFORM,
    ...own,
    rows: [...headOf(author), ...rows],
    complete(draft) {
      asAuthor(draft, author);
      checkItems(draft);
    },
  });

const acceptance: Row = leaf('indAceitacao', '1-1', oneOf({ '0': 'não aceita', '1': 'aceita' }), 'aceitacao', 'Aceitação');

/** The reform's events of the company that received a note, but for their cancellation. */
const REFORM_EVENTS: readonly EventDefinition[] = [
  byRecipient({ ...CREDIT_EVENT, rows: [credits] }),
  byRecipient({
    kind: 'perecimento-transporte-adquirente',
    tpEvento: '211124',
    descEvento: 'Perecimento, perda, roubo ou furto durante o transporte contratado pelo adquirente',
    source: `${NT} §8.15; e211124_v1.00.xsd`,
    rows: [quantities({ tag: 'gPerecimento', quantity: 'qPerecimento', unit: 'uPerecimento', description: 'Itens perdidos' })],
    required: ['itens'],
  }),
  byRecipient({
    kind: 'aceite-debito',
    tpEvento: '211128',
    descEvento: 'Aceite de débito na apuração por emissão de nota de crédito',
    source: `${NT} §8.5; e211128_v1.00.xsd`,
    rows: [acceptance],
    required: ['aceitacao'],
  }),
  byRecipient({
    kind: 'imobilizacao-item',
    tpEvento: '211130',
    descEvento: 'Imobilização de Item',
    source: `${NT} §8.6; e211130_v1.00.xsd`,
    rows: [quantities({ tag: 'gImobilizacao', quantity: 'qImobilizado', unit: 'uImobilizado', description: 'Itens integrados ao ativo imobilizado' })],
    required: ['itens'],
  }),
  byRecipient({
    kind: 'credito-combustivel',
    tpEvento: '211140',
    descEvento: 'Solicitação de Apropriação de Crédito de Combustível',
    source: `${NT} §8.7; e211140_v1.00.xsd`,
    rows: [quantities({ tag: 'gConsumoComb', quantity: 'qComb', unit: 'uComb', description: 'Combustíveis consumidos' })],
    required: ['itens'],
  }),
  byRecipient({
    kind: 'credito-bens-servicos',
    tpEvento: '211150',
    descEvento: 'Solicitação de Apropriação de Crédito para bens e serviços que dependem de atividade do adquirente',
    source: `${NT} §8.8; e211150_v1.00.xsd`,
    rows: [
      list('gCredito', '1-990', 'itens', 'Itens com crédito', [
        leaf('@nItem', '1-1', NItem, 'numero_item', 'Número do item na nota'),
        leaf('vCredIBS', '1-1', TDec_1302, 'ibs_valor', 'Crédito de IBS a apropriar'),
        leaf('vCredCBS', '1-1', TDec_1302, 'cbs_valor', 'Crédito de CBS a apropriar'),
      ]),
    ],
    required: ['itens'],
  }),
  byRecipient({
    kind: 'transferencia-credito-ibs',
    tpEvento: '212110',
    descEvento: 'Manifestação sobre Pedido de Transferência de Crédito de IBS em Operação de Sucessão',
    source: `${NT} §8.9; e212110_v1.00.xsd`,
    rows: [acceptance],
    required: ['aceitacao'],
  }, '8'),
  byRecipient({
    kind: 'transferencia-credito-cbs',
    tpEvento: '212120',
    descEvento: 'Manifestação sobre Pedido de Transferência de Crédito de CBS em Operação de Sucessão',
    source: `${NT} §8.10; e212120_v1.00.xsd`,
    rows: [acceptance],
    required: ['aceitacao'],
  }, '8'),
];

/** Events of the company that received a note. */
export const RECIPIENT_EVENTS: readonly EventDefinition[] = [
  ...REFORM_EVENTS,
  defineNfeEvent({
    ...cancellationOf({
      kinds: REFORM_EVENTS.map(({ kind }) => kind),
      specimen: '211130',
      missing: 'A empresa não tem, nesta nota, evento da reforma registrado e não cancelado com esse protocolo.',
    }),
    types: ['nfe'],
    complete: (draft) => asAuthor(draft),
  }),
];
