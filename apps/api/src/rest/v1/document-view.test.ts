import type { DocumentView } from '@fiscal/db/base/types';
import { describe, expect, it } from 'vitest';
import { pendingView as pending } from '../../../test/support/fakes.ts';
import { documentBody, documentViewSchema } from './document-view.ts';
import { documentExample } from './examples.ts';

const links = {
  documentXml: (id: string) => `http://h/v1/files/${id}`,
  documentPdf: (id: string) => `http://h/v1/files/${id}.pdf`,
  eventXml: (_: string, id: string) => `http://h/v1/files/${id}`,
};
const at = pending.createdAt;
const view = (own: Partial<DocumentView>) =>
  documentViewSchema.parse(documentBody({ ...pending, ...own }, links, []));

describe('the consult view', () => {
  it('shows protocol and reason only when due', () => {
    const body = view({});
    expect(Object.keys(body)).not.toContain('protocolNumber');
    expect(Object.keys(body)).not.toContain('rejectionReason');
    expect(body.qrCodeUrl).toBeNull();
    expect(body.xmlUrl).toBeNull();
  });

  it('shows protocol, credit and file of an authorized one', () => {
    const body = view({
      status: 'AUTORIZADA',
      protocolNumber: '135260000000001',
      hasXml: true,
      creditsChargedMilli: 500,
      authorizedAt: at,
      cancellableUntil: at,
      cStat: '100',
      xMotivo: 'Autorizado o uso da NF-e',
    });
    expect(body).toMatchObject({ protocolNumber: '135260000000001', creditsCharged: 0.5, cStat: '100' });
    expect(body.xmlUrl).toBe(`http://h/v1/files/${pending.id}`);
  });

  it('gives the end of the period in which an NF-e of SP is canceled without a fine, and of no other', () => {
    const of = (accessKey: string) =>
      view({ status: 'AUTORIZADA', authorizedAt: at, cancellableUntil: at, accessKey })
        .cancellableWithoutFineUntil;
    const day = new Date(at.getTime() + 24 * 3_600_000).toISOString();
    expect(of('35261111222333000181550010000012341465029134')).toBe(day);
    expect(of('43261111222333000181550010000012341465029134')).toBeNull();
    expect(view({}).cancellableWithoutFineUntil).toBeNull();
  });

  it('gives warnings and their remedy', () => {
    expect(view({}).warnings).toEqual([]);
    expect(view({}).waiting).toBeNull();
    const waiting = { reason: 'Serviço Paralisado', cStat: '108', nextTryAt: new Date(0) };
    expect(view({ waiting }).waiting).toEqual({ ...waiting, nextTryAt: '1970-01-01T00:00:00.000Z' });
    const warned = view({ warning: { code: 'mdfe_encerramento_vencido', since: at } });
    expect(warned.warnings).toEqual([
      {
        code: 'mdfe_encerramento_vencido',
        message: expect.stringContaining('POST /v1/mdfe/{id}/encerrar'),
        since: at.toISOString(),
      },
    ]);
  });

  it('gives the authority’s confirmation of an imported document, and nothing for one issued here', () => {
    expect(view({})).not.toHaveProperty('imported');
    const imported = { state: 'unconfirmed', reason: 'cadeia_desconhecida', checkedAt: null } as const;
    expect(view({ imported }).imported).toEqual(imported);
    expect(view({ imported: { state: 'confirmed', reason: null, checkedAt: at } }).imported).toEqual({
      state: 'confirmed',
      reason: null,
      checkedAt: at.toISOString(),
    });
  });

  it('gives the authority’s alert at authorization', () => {
    const alerts = [
      { code: '17', message: 'CRT diverge do cadastro' },
      { code: null, message: 'Confira' },
    ];
    const body = view({ status: 'AUTORIZADA', cStat: '120', authorizedAt: at, alerts });
    expect(body.authorityAlerts).toEqual(alerts);
    expect(body.warnings).toEqual([
      { code: 'alerta_sefaz', message: '17: CRT diverge do cadastro', since: at.toISOString() },
      { code: 'alerta_sefaz', message: 'Confira', since: at.toISOString() },
    ]);
  });

  it('gives a rejection as text and as data', () => {
    const errors = [
      {
        field: 'itens[0].codigo_ncm',
        code: 'formato_invalido',
        message: 'NCM com 8 dígitos',
        tag: 'NCM',
        cStat: '225',
      },
    ];
    const body = view({
      status: 'REJEITADA',
      rejection: { cStat: '225', xMotivo: 'Rejeição: Falha no Schema XML', origin: 'validacao', errors },
    });
    expect(body.rejectionReason).toBe(
      '225: Rejeição: Falha no Schema XML | itens[0].codigo_ncm: NCM com 8 dígitos',
    );
    expect(body.rejection).toMatchObject({ cStat: '225', origin: 'validacao', errors });
  });

  it('gives cause and fix of a rejection by the type’s meaning of its code', () => {
    const hintOf = (type: string, cStat: string) =>
      view({
        type,
        status: 'REJEITADA',
        rejection: { cStat, xMotivo: 'Rejeição', origin: 'sefaz', errors: [] },
      }).rejection?.hint;
    expect(hintOf('nfe', '778')).toEqual({
      cause: expect.stringContaining('NCM'),
      fix: expect.stringContaining('codigo_ncm'),
      field: 'itens[].codigo_ncm',
      tag: 'NCM',
      source: expect.stringContaining('MOC 7.0'),
    });
    expect(hintOf('nfe', '203')).not.toHaveProperty('field');
    expect(hintOf('nfcom', '208')).not.toEqual(hintOf('nfe', '208'));
    expect(hintOf('nfe', '1999')).toBeNull();
  });

  it('names a field once and leaves a long list to the list', () => {
    const fault = (i: number) => ({
      field: `itens[${i}].cfop`,
      code: 'campo_obrigatorio',
      message: 'cfop (CFOP) é obrigatório',
    });
    const rejection = {
      cStat: '225',
      xMotivo: 'Rejeição: Falha no Schema XML',
      origin: 'validacao' as const,
    };
    const reason = (count: number) => {
      const errors = Array.from({ length: count }, (_, i) => fault(i));
      return view({ status: 'REJEITADA', rejection: { ...rejection, errors } }).rejectionReason;
    };
    expect(reason(1)).toBe('225: Rejeição: Falha no Schema XML | itens[0].cfop (CFOP) é obrigatório');
    expect(reason(25)).toMatch(
      / \| itens\[19\]\.cfop \(CFOP\) é obrigatório \| e mais 5 em rejection\.errors$/,
    );
  });

  it('gives the protocol of a denial inside the rejection only', () => {
    const body = view({
      status: 'REJEITADA',
      rejection: {
        cStat: '301',
        xMotivo: 'Uso Denegado',
        origin: 'sefaz',
        errors: [],
        protocolNumber: '135260000000002',
      },
    });
    expect(body.rejection?.protocolNumber).toBe('135260000000002');
    expect(Object.keys(body)).not.toContain('protocolNumber');
  });

  it('gives the reason of a technical error', () => {
    const body = view({
      status: 'ERRO_TECNICO',
      technicalError: { code: 'x', reason: 'A transmissão está desligada.' },
    });
    expect(body.xMotivo).toBe('A transmissão está desligada.');
  });

  it('is what the documentation shows', () => {
    expect(() => documentViewSchema.parse(documentExample)).not.toThrow();
  });
});
