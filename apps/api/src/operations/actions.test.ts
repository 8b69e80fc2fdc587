import type { EarlierEvent, EventSubject } from '@fiscal/core/engine/events/definition';
import { DOCUMENT_STATUS } from '@fiscal/core/vocabulary/states';
import { describe, expect, it } from 'vitest';
import { actionsOn } from './actions.ts';
import type { ActionField } from './fields.ts';

const subject = (type: string): EventSubject => ({
  type,
  environment: 2,
  uf: 'SP',
  accessKey: '3'.repeat(44),
  emitente: '11222333000181',
  dhEmi: '2026-11-21T10:00:00-03:00',
  protocolNumber: '135260000000001',
  authorizedAtMs: Date.parse('2026-11-21T13:00:05Z'),
  tpEmis: '1',
});
const earlierEvent = (kind: EarlierEvent['kind'], protocolNumber: string): EarlierEvent => ({
  kind,
  sequence: 1,
  status: 'autorizado',
  protocolNumber,
  details: null,
});
const NOW_MS = Date.parse('2026-11-21T13:10:00Z');
const actions = (type: string, earlier: readonly EarlierEvent[] = [], nowMs = NOW_MS) =>
  new Map(
    actionsOn({ status: 'AUTORIZADA', subject: subject(type), earlier, nowMs }).map((action) => [
      action.name,
      action,
    ]),
  );
const field = (fields: readonly ActionField[] | undefined, name: string) =>
  fields?.find((each) => each.name === name);

describe('actions on a document', () => {
  it('is nothing unless it is AUTORIZADA', () => {
    for (const status of DOCUMENT_STATUS)
      expect(actionsOn({ status, subject: subject('nfe'), earlier: [], nowMs: NOW_MS }).length > 0).toBe(
        status === 'AUTORIZADA',
      );
  });

  it('is what its type takes', () => {
    expect([...actions('mdfe').keys()]).toEqual([
      'cancelDocument',
      'closeMdfe',
      'includeMdfeDriver',
      'includeMdfeDfe',
      'registerPagamentoOperacao',
      'registerAlteracaoPagamento',
    ]);
    expect([...actions('cte').keys()]).toEqual([
      'cancelDocument',
      'correctDocument',
      'registerInsucessoEntrega',
      'cancelInsucessoEntrega',
      'registerComprovanteEntrega',
      'registerCancelamentoComprovanteEntrega',
      'registerVinculacaoPagamento',
      'registerCancelamentoVinculacaoPagamento',
      'registerRegistroMultimodal',
    ]);
    expect([...actions('nfse').keys()]).toEqual(['cancelDocument', 'requestCancellationAnalysis']);
  });

  it('is refused for an NFC-e where its authority refuses every such event', () => {
    for (const name of ['correctDocument', 'registerAtorInteressado'])
      expect(actions('nfce').get(name)?.refusal, name).toMatchObject({ code: 'operacao_nao_permitida' });
  });

  it('offers the protocols of the events of the reform that are in force', () => {
    const paid = earlierEvent('pagamento-integral', '892260000000009');
    const undo = actions('nfe', [paid]).get('registerCancelamentoEvento');
    expect(undo).toMatchObject({ refusal: null });
    expect(field(undo?.fields, 'numero_protocolo')?.options.map(({ value }) => value)).toEqual([
      '892260000000009',
    ]);
  });

  it('is returned with its deadline', () => {
    expect(actions('nfe').get('cancelDocument')?.until).toEqual(new Date('2026-12-11T13:00:05Z'));
    expect(actions('nfe').get('correctDocument')?.leaves).toBeNull();
  });

  it('is one of its events for as long as one of them can be', () => {
    const later = (hours: number) => actions('nfce', [], NOW_MS + hours * 3_600_000).get('cancelDocument');
    expect(later(1)).toMatchObject({ refusal: null, until: new Date('2026-11-28T13:00:05Z') });
    expect(later(200)?.refusal?.message).toContain('prazo terminou');
  });

  it('is refused while there is nothing to undo, and names what there is', () => {
    const none = actions('nfe');
    expect(none.get('cancelEconf')?.refusal?.code).toBe('evento_inexistente');
    expect(none.get('cancelInsucessoEntrega')?.refusal?.code).toBe('evento_inexistente');
    const some = actions('nfe', [earlierEvent('econf', '135260000000009')]).get('cancelEconf');
    expect(some?.refusal).toBeNull();
    expect(field(some?.fields, 'numero_protocolo')?.options.map(({ value }) => value)).toEqual([
      '135260000000009',
    ]);
  });
});

describe('the fields of an operation', () => {
  it('have the limits of the layout', () => {
    expect(field(actions('nfe').get('cancelDocument')?.fields, 'reason')).toMatchObject({
      required: true,
      minLength: 15,
      maxLength: 255,
      tag: 'xJust',
    });
  });

  it('are options where the standard lists them, entries where there may be many', () => {
    const close = actions('mdfe').get('closeMdfe')?.fields;
    expect(field(close, 'sigla_uf')?.options.map(({ value }) => value)).toEqual(
      expect.arrayContaining(['SP', 'AC', 'EX']),
    );
    expect(field(close, 'nome_municipio')?.required).toBe(true);
    const corrections = field(actions('cte').get('correctDocument')?.fields, 'correcoes');
    expect(corrections?.as).toBe('lista');
    expect(corrections?.fields.map(({ name }) => name)).toContain('campo_corrigido');
  });

  it('request only the fields that all events of an action need', () => {
    const fields = actions('nfce').get('cancelDocument')?.fields;
    expect(field(fields, 'reason')?.required).toBe(true);
    expect(field(fields, 'chave_nfe_substituta')?.required).toBe(false);
  });

  it('marks the fields that an entry of a list must have, as the event judges them', () => {
    const fieldsIn = (type: string, name: string) => actions(type).get(name)?.fields ?? [];
    const items = field(fieldsIn('nfe', 'registerImportacaoSemIsencao'), 'itens');
    expect(items?.fields.map(({ name, required }) => `${name} ${required}`)).toEqual([
      'numero_item true',
      'ibs_valor true',
      'cbs_valor true',
      'quantidade true',
      'unidade true',
    ]);
    const credit = field(fieldsIn('nfe', 'registerCreditoPresumido'), 'itens')?.fields;
    expect([field(credit, 'codigo')?.required, field(credit, 'ibs_valor')?.required]).toEqual([true, false]);
    const payments = field(fieldsIn('mdfe', 'registerAlteracaoPagamento'), 'pagamentos')?.fields;
    expect(field(payments, 'componentes')?.required).toBe(true);
    expect(field(payments, 'parcelas')?.required).toBe(false);
    expect(field(payments, 'valor_total_contrato')?.required).toBe(false);
    expect(field(field(payments, 'parcelas')?.fields, 'valor')?.required).toBe(true);
    const included = field(fieldsIn('mdfe', 'includeMdfeDfe'), 'documentos')?.fields;
    expect(field(included, 'nome_municipio_descarregamento')?.required).toBe(false);
  });

  it('offers the protocol of each event that can be canceled, and the means of a linked payment', () => {
    const linked = [
      earlierEvent('vinculacao-pagamento', '135'),
      { ...earlierEvent('vinculacao-pagamento', '136'), sequence: 2 },
    ];
    const fields = (name: string) => actions('cte', linked).get(name)?.fields;
    const protocol = field(fields('registerCancelamentoVinculacaoPagamento'), 'numero_protocolo');
    expect(protocol).toMatchObject({ as: 'opcao', required: false });
    expect(protocol?.options.map(({ value }) => value)).toEqual(['135', '136']);
    const means = field(fields('registerVinculacaoPagamento'), 'tipo_meio_pagamento');
    expect(means).toMatchObject({ as: 'opcao' });
    expect(means?.options[0]).toEqual({ value: '15', label: '15 - Boleto bancário' });
  });
});
