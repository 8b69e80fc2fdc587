import { randomUUID } from 'node:crypto';
import { DOCUMENTS } from '@fiscal/core/registry/documents';
import { whole } from '@fiscal/core/testing/builders';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  type Company,
  emit,
  emitAuthorized,
  liveOf,
  newAccount,
  newCompany,
  nfceOf,
  nfeOf,
  testOf,
} from '../../test/support/api.ts';
import { sampleOf, thisYear, today } from '../../test/support/documents.ts';
import { ask, mutate } from '../../test/support/graphql.ts';
import { contractOnly, LATER_LOADING, NFE_KEYS } from '../../test/support/mdfe-bodies.ts';
import { typeName } from './documents/type-name.ts';

const REASON = 'Pedido cancelado pelo cliente';
const TEXT = 'Corrige o complemento do endereco de entrega';
const WAIT = { waitFor: 30 };

let company: Company;
let headers: Readonly<Record<string, string>>;
beforeAll(async () => {
  company = await newCompany(await newAccount({ trialDays: 0 }));
  headers = testOf(company);
});

const emitted = z.looseObject({ documentId: z.string(), document: z.looseObject({ status: z.string() }) });

/** An authorized document, by its mutation. */
async function emission(type: string, input: unknown): Promise<string> {
  const result = await mutate(headers, `emit${type}`, { input, ...WAIT });
  const { documentId, document } = emitted.parse(result);
  expect(document).toMatchObject({ __typename: type, status: 'AUTORIZADA' });
  return documentId;
}

describe.each(DOCUMENTS.map((definition) => [typeName(definition.nome), definition] as const))(
  'emit%s',
  (name, definition) => {
    it('gives the verdict when asked to wait for it', async () => {
      const input = sampleOf(definition, company);
      const result = await mutate(headers, `emit${name}`, { input, ...WAIT });
      expect(result).toMatchObject({
        __typename: `Emit${name}Payload`,
        message: expect.stringContaining(definition.nome),
        replayed: false,
        document: { __typename: name, status: 'AUTORIZADA' },
      });
    });
  },
);

it('six cancellations at once are one event', async () => {
  const documentId = await emission('NFe', nfeOf(company));
  const asked = { id: documentId, reason: REASON, ...WAIT };
  const results = await Promise.all(
    Array.from({ length: 6 }, () => mutate(headers, 'cancelDocument', asked)),
  );
  const queued = z.object({ __typename: z.literal('OperationQueued') });
  expect(results.filter((result) => queued.safeParse(result).success)).not.toEqual([]);
  const { document } = await ask(
    headers,
    'query ($id: ID!) { document(id: $id) { status events { type kind state } } }',
    {
      id: documentId,
    },
  );
  expect(document).toMatchObject({
    status: 'CANCELADA',
    events: [{ type: 'cancelamento', kind: 'CANCELAMENTO', state: 'AUTORIZADO' }],
  });
});

describe('an emission', () => {
  it('is repeated under its key, apart from those of REST', async () => {
    const input = nfeOf(company);
    const idempotencyKey = randomUUID();
    const first = emitted.parse(await mutate(headers, 'emitNFe', { input, idempotencyKey }));
    const { serie, ...others } = input;
    const again = await mutate(headers, 'emitNFe', {
      input: serie === undefined ? others : { ...others, serie },
      idempotencyKey,
      ...WAIT,
    });
    expect(again).toMatchObject({
      replayed: true,
      documentId: first.documentId,
      document: { status: 'AUTORIZADA' },
    });
    const other = await mutate(headers, 'emitNFe', {
      input: { ...input, natureza_operacao: 'OUTRA' },
      idempotencyKey,
    });
    expect(other).toMatchObject({ __typename: 'StateProblem', code: 'chave_idempotencia_reutilizada' });
    const { invoiceId } = await emit({ ...headers, 'idempotency-key': idempotencyKey }, input);
    expect(invoiceId).not.toBe(first.documentId);
  });

  it('with faults reports all of them, a bad key by its own name', async () => {
    const input = {
      ...nfeOf(company),
      natureza_operacao: null,
      consumidor_final: '7',
      itens: [{ cfop: 'x' }],
    };
    const refused = await mutate(headers, 'emitNFe', { input });
    expect(refused).toMatchObject({ __typename: 'ValidationProblem', code: 'requisicao_invalida' });
    const fields = z
      .object({ errors: z.array(z.object({ field: z.string() })) })
      .parse(refused)
      .errors.map(({ field }) => field);
    expect(fields).toEqual(
      expect.arrayContaining(['natureza_operacao', 'consumidor_final', 'itens[0].codigo_produto']),
    );
    expect(await mutate(headers, 'emitNFe', { input: nfeOf(company), idempotencyKey: '' })).toMatchObject({
      errors: [{ field: 'idempotencyKey' }],
    });
  });

  it('without credits, or of a reference in use, is refused', async () => {
    const input = whole(nfeOf(company));
    expect(await mutate(liveOf(company), 'emitNFe', { input })).toMatchObject({
      __typename: 'CreditsExhausted',
    });
    const referencia = randomUUID();
    await mutate(headers, 'emitNFCe', { input: nfceOf(company), referencia });
    expect(await mutate(headers, 'emitNFCe', { input: nfceOf(company), referencia })).toMatchObject({
      __typename: 'StateProblem',
      code: 'referencia_duplicada',
    });
  });

  it('can be tried: totals, XML and problems, and nothing is stored', async () => {
    const query = `mutation ($input: NFeInput!, $strict: Boolean) { validateNFe(input: $input, strict: $strict) {
      valid problems { field tag } totals { tag value } completedInSandbox { field } xml } }`;
    expect(await ask(headers, query, { input: nfeOf(company) })).toMatchObject({
      validateNFe: { valid: true, xml: expect.stringContaining('<infNFe ') },
    });
    expect(await ask(headers, query, { input: nfeOf(company), strict: true })).toMatchObject({
      validateNFe: { valid: false, completedInSandbox: [] },
    });
  });
});

describe('operations on an NF-e', () => {
  let id: string;
  beforeAll(async () => {
    id = await emission('NFe', nfeOf(company));
  });

  it('correctDocument, by text', async () => {
    expect(await mutate(headers, 'correctDocument', { id, correctionText: TEXT, ...WAIT })).toMatchObject({
      __typename: 'OperationQueued',
      replayed: false,
      event: {
        type: 'carta-correcao',
        status: 'autorizado',
        cStat: '135',
        xml: expect.stringContaining(TEXT),
      },
      document: { documentId: id, status: 'AUTORIZADA' },
    });
    expect(await mutate(headers, 'correctDocument', { id, correctionText: 'curto' })).toMatchObject({
      __typename: 'ValidationProblem',
      errors: [{ field: 'correctionText' }],
    });
  });

  it('registerAtorInteressado', async () => {
    const done = await mutate(headers, 'registerAtorInteressado', {
      id,
      cnpj: '11222333000181',
      permiteAutorizacaoTerceiros: true,
    });
    expect(done).toMatchObject({
      outcome: 'REGISTERED',
      cStat: '135',
      event: { type: 'ator-interessado', sequence: 1 },
    });
  });

  it('registerInsucessoEntrega and cancelInsucessoEntrega, each problem under the name of its argument', async () => {
    const attempt = { dataTentativaEntrega: new Date().toISOString(), motivoInsucesso: 1 };
    const missing = await mutate(headers, 'registerInsucessoEntrega', { id, ...attempt });
    expect(missing).toMatchObject({
      errors: [{ field: 'hashTentativaEntrega', message: expect.stringContaining('hashTentativaEntrega') }],
    });
    const none = await mutate(headers, 'cancelInsucessoEntrega', { id });
    expect(none).toMatchObject({ __typename: 'StateProblem', code: 'evento_inexistente' });
    const done = await mutate(headers, 'registerInsucessoEntrega', {
      id,
      ...attempt,
      hashTentativaEntrega: 'foto da porta',
    });
    expect(done).toMatchObject({ outcome: 'REGISTERED', document: { documentId: id } });
    expect(await mutate(headers, 'cancelInsucessoEntrega', { id })).toMatchObject({
      outcome: 'REGISTERED',
      event: { type: 'cancelamento-insucesso-entrega' },
    });
  });

  it('registerEconf, econf and cancelEconf', async () => {
    const asked = {
      id,
      detalhesPagamento: [{ formaPagamento: '17', valorPagamento: '300.00', dataPagamento: '2026-01-02' }],
      idempotencyKey: randomUUID(),
    };
    const done = await mutate(headers, 'registerEconf', asked);
    expect(done).toMatchObject({ outcome: 'REGISTERED', replayed: false });
    expect(await mutate(headers, 'registerEconf', asked)).toEqual({ ...Object(done), replayed: true });
    expect(await mutate(headers, 'registerEconf', { ...asked, detalhesPagamento: [] })).toMatchObject({
      errors: [{ field: 'detalhesPagamento' }],
    });
    const { event } = z.looseObject({ event: z.looseObject({ protocolNumber: z.string() }) }).parse(done);
    const numeroProtocolo = event.protocolNumber;
    const query = `query ($id: ID!, $numeroProtocolo: String!) {
      econf(id: $id, numeroProtocolo: $numeroProtocolo) { status cStat numeroProtocolo } }`;
    const state = () => ask(headers, query, { id, numeroProtocolo });
    expect(await state()).toEqual({ econf: { status: 'AUTORIZADO', cStat: '135', numeroProtocolo } });
    expect(await mutate(headers, 'cancelEconf', { id, numeroProtocolo })).toMatchObject({
      outcome: 'REGISTERED',
    });
    expect(await state()).toMatchObject({ econf: { status: 'CANCELADO' } });
    expect(await ask(headers, query, { id, numeroProtocolo: '1' })).toEqual({ econf: null });
    expect(await mutate(headers, 'cancelEconf', { id, numeroProtocolo })).toMatchObject({
      code: 'evento_inexistente',
    });
  });

  it('returns its files: XML, papers and label', async () => {
    const query = `query ($id: ID!) { document(id: $id) { xml pdfBase64 carta: pdfBase64(impressao: CARTA_CORRECAO)
      cancelamento: pdfBase64(impressao: CANCELAMENTO) ... on NFe { danfeEtiquetaBase64 } } }`;
    const { document } = await ask(headers, query, { id });
    const { xml, ...papers } = z
      .object({
        xml: z.string(),
        pdfBase64: z.string(),
        carta: z.string(),
        cancelamento: z.null(),
        danfeEtiquetaBase64: z.string(),
      })
      .parse(document);
    expect(xml).toContain('<nfeProc ');
    for (const paper of [papers.pdfBase64, papers.carta, papers.danfeEtiquetaBase64])
      expect(Buffer.from(paper, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('cancelDocument: refused, canceled, replayed, and then no longer possible', async () => {
    const refused = await mutate(headers, 'cancelDocument', {
      id,
      reason: 'SANDBOX(cStat=501) tarde demais',
      ...WAIT,
    });
    expect(refused).toMatchObject({
      event: { status: 'erro_autorizacao', cStat: '501', xml: null },
      document: { status: 'AUTORIZADA' },
    });
    const asked = { id, reason: REASON, idempotencyKey: randomUUID(), ...WAIT };
    const done = await mutate(headers, 'cancelDocument', asked);
    expect(done).toMatchObject({
      replayed: false,
      event: { status: 'autorizado' },
      document: { status: 'CANCELADA' },
    });
    expect(await mutate(headers, 'cancelDocument', asked)).toEqual({ ...Object(done), replayed: true });
    expect(await mutate(headers, 'cancelDocument', { ...asked, reason: `${REASON} hoje` })).toMatchObject({
      code: 'chave_idempotencia_reutilizada',
    });
    expect(await mutate(headers, 'cancelDocument', { id, reason: REASON })).toMatchObject({
      __typename: 'StateProblem',
      code: 'documento_nao_autorizado',
    });
  });
});

describe('operations of other types', () => {
  it('cancelDocument by substitution is an event of its own', async () => {
    const sold = await emission('NFCe', nfceOf(company));
    const { accessKey } = await emitAuthorized(headers, nfceOf(company));
    const done = await mutate(headers, 'cancelDocument', {
      id: sold,
      reason: REASON,
      chaveNfeSubstituta: accessKey,
      ...WAIT,
    });
    // A substitute is issued in contingency; this one was not.
    expect(done).toMatchObject({ event: { type: 'cancelamento-substituicao', status: 'erro_autorizacao' } });
  });

  it('correctDocument by field, and what a CT-e does not take', async () => {
    const definition = DOCUMENTS.find(({ type }) => type === 'cte');
    if (definition === undefined) throw new Error('No CT-e');
    const id = await emission('CTe', sampleOf(definition, company));
    const correcoes = [{ campoCorrigido: 'observacao', valorCorrigido: 'Entregar no portao 3' }];
    expect(await mutate(headers, 'correctDocument', { id, correcoes, ...WAIT })).toMatchObject({
      event: { status: 'autorizado' },
    });
    expect(
      await mutate(headers, 'correctDocument', { id, correcoes: [{ campoCorrigido: 'nada' }] }),
    ).toMatchObject({
      errors: expect.arrayContaining([
        expect.objectContaining({ field: 'correcoes[0].valorCorrigido' }),
        expect.objectContaining({ field: 'correcoes[0].campoCorrigido' }),
      ]),
    });
    expect(await mutate(headers, 'registerAtorInteressado', { id, cnpj: '11222333000181' })).toMatchObject({
      __typename: 'StateProblem',
      code: 'operacao_nao_permitida',
    });
  });

  it('includeMdfeDriver, includeMdfeDfe and closeMdfe', async () => {
    const { tipo_transporte: _, ...later } = LATER_LOADING;
    const { tipo_transporte: __, ...body } = contractOnly(company, {
      ...later,
      modal_rodoviario: { placa_veiculo: 'ABC1D23' },
    });
    const id = await emission('MDFe', body);
    expect(
      await mutate(headers, 'includeMdfeDriver', { id, nome: 'Rogério Antunes Prado', cpf: '12345678909' }),
    ).toMatchObject({ outcome: 'REGISTERED', document: { status: 'AUTORIZADA' } });
    expect(
      await mutate(headers, 'includeMdfeDfe', {
        id,
        codigoMunicipioCarregamento: 3550308,
        documentos: [{ codigoMunicipioDescarregamento: '3550308', chaveNfe: NFE_KEYS[0] }],
      }),
    ).toMatchObject({ outcome: 'REGISTERED' });
    const closing = {
      id,
      data: today(),
      siglaUf: 'SP',
      nomeMunicipio: 'São Paulo',
    };
    expect(await mutate(headers, 'closeMdfe', { ...closing, siglaUf: 'XX' })).toMatchObject({
      __typename: 'ValidationProblem',
      errors: [{ field: 'siglaUf' }],
    });
    expect(await mutate(headers, 'closeMdfe', closing)).toMatchObject({
      outcome: 'REGISTERED',
      document: { status: 'ENCERRADA' },
    });
    expect(await mutate(headers, 'closeMdfe', closing)).toMatchObject({ code: 'mdfe_encerrado' });
  });

  it('are not found for an unknown document', async () => {
    for (const id of [randomUUID(), 'lixo'])
      expect(await mutate(headers, 'cancelDocument', { id, reason: REASON })).toMatchObject({
        __typename: 'NotFound',
        message: 'Recurso não encontrado.',
      });
  });
});

describe('voidNumbers', () => {
  it('voids a range once, and refuses one that is in use', async () => {
    const asked = {
      ano: thisYear(),
      serie: 7,
      inicio: 10,
      fim: 14,
      justificativa: 'Falha no sistema que numerava as notas',
      idempotencyKey: randomUUID(),
    };
    const done = await mutate(headers, 'voidNumbers', asked);
    expect(done).toMatchObject({
      cStat: '102',
      replayed: false,
      xml: expect.stringContaining('<retInutNFe'),
    });
    expect(await mutate(headers, 'voidNumbers', asked)).toEqual({ ...Object(done), replayed: true });
    expect(await mutate(headers, 'voidNumbers', { ...asked, fim: 9 })).toMatchObject({
      errors: [{ field: 'fim' }],
    });
    const { serie, numero } = await emitAuthorized(headers, nfeOf(company));
    const used = { ...asked, serie, inicio: numero, fim: numero, idempotencyKey: randomUUID() };
    expect(await mutate(headers, 'voidNumbers', used)).toMatchObject({
      __typename: 'StateProblem',
      code: 'numeros_em_uso',
    });
  });
});
