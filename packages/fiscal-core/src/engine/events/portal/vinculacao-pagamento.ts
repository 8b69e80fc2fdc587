// biome-ignore-all format: one row per line

import { LINKED_MEANS } from '../../../tables/payment-means.ts';
import { digits, pattern, text } from '../../layout/facets.ts';
import { textOf } from '../../layout/flat.ts';
import { group, leaf } from '../../layout/rows.ts';
import type { Row, SimpleType } from '../../layout/types.ts';
import { NItem, TCnpj } from '../../portal/simple-types.ts';
import type { Draft } from '../define/spec.ts';
import type { EventDefinition } from '../definition.ts';
import { definePortalEvent } from './define.ts';
import type { EventFamily } from './family.ts';

const TCnpjRTC: SimpleType = { ...TCnpj, name: 'TCnpjRTC', patterns: ['[A-Z0-9]{12}[0-9]{2}'] };
const TCnpjBase = pattern('[A-Z0-9]{8}', 'raiz do CNPJ, 8 posições', { as: 'code', pad: 8, padText: false });

/** Rows of the payment that a document is linked with. Source: IT 2026.001 v1.01, TPagamentoRTC. */
export const payment: readonly Row[] = [
  leaf('@idTransacao', '1-1', text(2, 35), 'id_transacao', 'Identificador da transação'),
  leaf('tpMeioPgto', '1-1', digits(2), 'tipo_meio_pagamento', 'Meio de pagamento: 15, 17, 18, 20, 23 ou 24'),
  leaf('CNPJReceb', '1-1', TCnpjRTC, 'cnpj_recebedor', 'CNPJ do recebedor do pagamento'),
  leaf('CNPJBasePSP', '1-1', TCnpjBase, 'cnpj_base_psp', 'Raiz do CNPJ da instituição financeira ou de pagamento'),
];

/** Refuses a means of payment that is not linked (1003, 1273). Source: IT 2026.001 v1.01. */
export function checkMeans({ input, problems }: Draft): void {
  const field = 'tipo_meio_pagamento';
  const means = textOf(input, field);
  if (means === undefined || LINKED_MEANS.has(means)) return;
  problems.push({ field, code: 'valor_nao_permitido', message: `O meio ${means} em ${field} não é dos que se vinculam.`, tag: 'tpMeioPgto', fix: 'Envie 15 (boleto), 17 (Pix dinâmico), 18 (TED), 20 (Pix estático), 23 (Pix automático) ou 24 (transferência entre contas).' });
}

/** Links a payment with a document: the same event in CT-e and NFCom. */
export const portalVinculacaoPagamento = (family: EventFamily): EventDefinition =>
  definePortalEvent(family, {
    kind: 'vinculacao-pagamento',
    tpEvento: '110300',
    descEvento: 'Vinculação do Pagamento',
    descricoes: ['Vinculacao do Pagamento'],
    element: 'evVincPgto',
    sequenceMax: 99,
    source: 'IT 2026.001 v1.01; evVincPgto XSD of the package of RTC',
    rows: [
      leaf('nProt', '1-1', family.protocolo, 'engine', 'Protocolo de autorização do documento'),
      group('pgto', '1-1', 'Pagamento', [leaf('@nPag', '1-1', NItem, 'numero', 'Número sequencial do pagamento; padrão: 1'), ...payment]),
    ],
    required: ['id_transacao', 'tipo_meio_pagamento', 'cnpj_recebedor', 'cnpj_base_psp'],
    complete(draft) {
      draft.input['numero'] ??= '1';
      checkMeans(draft);
    },
  });
