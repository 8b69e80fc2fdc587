// biome-ignore-all format: one row per line

import type { Draft, EventSpec } from '../../../engine/events/define/spec.ts';
import { PROTOCOL_FIELD, undoing } from '../../../engine/events/undo.ts';
import { listOf, textOf } from '../../../engine/layout/flat.ts';
import { leaf, list } from '../../../engine/layout/rows.ts';
import type { SimpleType } from '../../../engine/layout/types.ts';
import { TDec_1104v } from '../../../engine/portal/simple-types.ts';
import type { EventKind } from '../../../vocabulary/states.ts';
import { defineNfeEvent } from '../events/define.ts';
import { Id, nProt, TProt } from '../events/layout.ts';
import { checkItems } from '../events/reform/reform.ts';

/** Properties that the four events share. Source: Convênio AE-15/74; NT 2015.001; e1115xx_v1.00.xsd. */
const SHARED = {
  types: ['nfe'],
  sequenceMax: 99,
  sequenceSource: 'leiauteEvento_v1.00.xsd: 1 to 99; secondary texts name 20 [?]',
} as const satisfies Partial<EventSpec>;

/** The schema takes any three digits; a note has 990 items at most. */
const ITEMS_MAX = 990;
const numItem: SimpleType = { name: 'numItem', kind: { as: 'integer' }, patterns: ['[0-9]{1,3}'], format: 'número de 1 a 990' };
const idPedido: SimpleType = { ...Id, name: 'idPedidoCancelado', format: 'Id do pedido a cancelar' };

/** Refuses an item that no note has: the schema takes one without a number, and any three digits. */
function checkNumbers({ input, problems }: Draft): void {
  listOf(input, 'itens').forEach((item, at) => {
    const number = textOf(item, 'numero_item');
    const field = `itens[${at}].numero_item`;
    const fix = `Informe em ${field} o número do item na nota, de 1 a 990.`;
    if (number === undefined)
      problems.push({ field, code: 'campo_obrigatorio', message: `O campo ${field} é obrigatório.`, tag: 'numItem', fix });
    else if (!(Number(number) >= 1 && Number(number) <= ITEMS_MAX))
      problems.push({ field, code: 'valor_invalido', message: `O campo ${field} deve ser um número de 1 a 990.`, tag: 'numItem', fix });
  });
}

/** A request for more time of suspended ICMS, for items of a note of goods sent out to be processed. */
const request = (kind: EventKind, tpEvento: string) =>
  defineNfeEvent({
    kind,
    tpEvento,
    descEvento: 'Pedido de Prorrogação',
    descricoes: ['Pedido de Prorrogacao'],
    ...SHARED,
    source: `NT 2015.001; e${tpEvento}_v1.00.xsd`,
    rows: [
      nProt,
      list('itemPedido', '1-990', 'itens', 'Itens do pedido', [
        leaf('@numItem', '0-1', numItem, 'numero_item', 'Número do item na nota'),
        leaf('qtdeItem', '1-1', TDec_1104v, 'quantidade', 'Quantidade cujo prazo se prorroga'),
      ]),
    ],
    required: ['itens'],
    complete(draft) {
      checkNumbers(draft);
      checkItems(draft);
    },
  });

/** First term, of 180 more days. */
export const prorrogacaoIcms = request('prorrogacao-icms', '111500');
/** Second term, after the first. */
export const segundaProrrogacaoIcms = request('segunda-prorrogacao-icms', '111501');

/** A key with letters is in no Id that the published schema takes. */
const ID_NUMBERS = /^ID\d{52}$/;

const withdrawal = (kind: EventKind, tpEvento: string, of: { readonly kind: EventKind; readonly tpEvento: string }) =>
  defineNfeEvent({
    kind,
    tpEvento,
    descEvento: 'Cancelamento de Pedido de Prorrogação',
    descricoes: ['Cancelamento de Pedido de Prorrogacao'],
    ...SHARED,
    source: `NT 2015.001; e${tpEvento}_v1.00.xsd`,
    rows: [
      leaf('idPedidoCancelado', '1-1', idPedido, 'engine', 'Id do pedido a cancelar'),
      leaf('nProt', '1-1', TProt, 'engine', 'Protocolo do pedido a cancelar'),
    ],
    extras: [PROTOCOL_FIELD],
    complete({ written, subject, at, told }: Draft) {
      const id = `ID${of.tpEvento}${subject.accessKey}${String(at.sequenceAut ?? 1).padStart(2, '0')}`;
      written['idPedidoCancelado'] = id;
      written['nProt'] = at.nProtEvento ?? '';
      if (!ID_NUMBERS.test(id))
        told.avisos.push('O schema publicado do cancelamento só aceita chaves sem letras: a SEFAZ pode recusar este evento (risco_de_rejeicao).');
    },
    ...undoing(of.kind, kind, 'pedido de prorrogação'),
  });

export const cancelamentoProrrogacaoIcms = withdrawal('cancelamento-prorrogacao-icms', '111502', prorrogacaoIcms);
export const cancelamentoSegundaProrrogacaoIcms = withdrawal('cancelamento-segunda-prorrogacao-icms', '111503', segundaProrrogacaoIcms);
