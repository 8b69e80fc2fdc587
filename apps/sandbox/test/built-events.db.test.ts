import type { EventSubject, JsonObject } from '@fiscal/core/engine/events/definition';
import { signEvent } from '@fiscal/core/engine/events/sign';
import { parseRetInut } from '@fiscal/core/inutilizacao/answers';
import { buildInutilizacao, signInutilizacao } from '@fiscal/core/inutilizacao/definition';
import { eventRoute } from '@fiscal/core/registry/endpoints';
import { eventDefinition, sameEffect } from '@fiscal/core/registry/events';
import { eventInQuery, parseRetEvento } from '@fiscal/core/sefaz/event-answers';
import { envEvento } from '@fiscal/core/sefaz/event-messages';
import { isoAt, randomAlphanumericCnpj, randomCnpj } from '@fiscal/core/testing/builders';
import type { EventKind } from '@fiscal/core/vocabulary/states';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { xmlOf } from '../src/testing/answers.ts';
import { type Company, startTestSandbox, type TestSandbox } from '../src/testing/test-sandbox.ts';

let sandbox: TestSandbox;
let company: Company;
let nNF = 0;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.stop());

type Type = 'nfe' | 'nfce';

async function authorizeFor(type: Type, more: Partial<Parameters<Company['emit']>[0]> = {}) {
  const options = {
    modelo: type === 'nfce' ? ('65' as const) : ('55' as const),
    nNF: ++nNF,
    dhEmiMs: Date.now(),
    ...more,
  };
  const outcome = await company.emit(options);
  if (outcome.kind !== 'autorizado') throw new Error(JSON.stringify(outcome));
  const subject: EventSubject = {
    type,
    environment: 2,
    uf: 'SP',
    accessKey: company.build(options).chave,
    emitente: company.cnpj,
    dhEmi: isoAt(options.dhEmiMs),
    protocolNumber: outcome.nProt,
    authorizedAtMs: Date.parse(outcome.dhRecbto),
    tpEmis: '1',
  };
  return subject;
}

/** Builds and signs an event from a body as the platform does, and reads the answer, at once and by query. */
async function register(
  subject: EventSubject,
  kind: EventKind,
  body: JsonObject,
  {
    sequence = 1,
    nProtEvento = null,
  }: { readonly sequence?: number; readonly nProtEvento?: string | null } = {},
) {
  const definition = eventDefinition(subject.type, kind);
  if (!definition) throw new Error(`${subject.type} takes no ${kind}`);
  const { tpEvento } = definition;
  const at = { sequence, nProtEvento, dhEvento: isoAt(Date.now()) };
  const signed = signEvent(definition.build(definition.input.parse(body), subject, at), company.signer);
  const route = eventRoute(subject.type, tpEvento);
  const type: Type = subject.type === 'nfce' ? 'nfce' : 'nfe';
  const reply = await company.call('recepcaoEvento', envEvento({ evento: signed.xml, idLote: '1' }), {
    type,
    ...(route && route.authorizer !== 'UF' ? { authorizer: route.authorizer } : {}),
  });
  const expected = { chave: subject.accessKey, tpEvento, sequence };
  const outcome = parseRetEvento(xmlOf(reply), expected);
  const found = eventInQuery(await company.query(subject.accessKey), {
    ...expected,
    digestValue: signed.digestValue,
    sameEffect: sameEffect(type, definition),
  });
  return { outcome, found };
}

/** Registered, and found again by query as the same event. */
async function expectRegistered(result: ReturnType<typeof register>): Promise<string> {
  const { outcome, found } = await result;
  expect(outcome).toMatchObject({ kind: 'registrado', cStat: '135' });
  const nProt = outcome.kind === 'registrado' ? outcome.nProt : null;
  expect(found).toMatchObject({ kind: 'encontrado', sameContent: true, registered: { cStat: '135', nProt } });
  return nProt ?? '';
}

const payment = (valor: string) => ({
  detalhes_pagamento: [
    { forma_pagamento: '17', valor_pagamento: valor, data_pagamento: isoAt(Date.now()).slice(0, 10) },
  ],
});
const attempt = {
  data_tentativa_entrega: isoAt(Date.now()),
  motivo_insucesso: 1,
  hash_tentativa_entrega: 'tentativa-0001',
};

describe.each([
  ['digits', randomCnpj('built')],
  ['letters', randomAlphanumericCnpj('built')],
])('a company with %s in its CNPJ', (_, cnpj) => {
  beforeAll(async () => {
    company = await sandbox.company({ cnpj });
  });

  describe('events as the platform builds them', () => {
    it.each(['nfe', 'nfce'] as const)('cancelamento of %s', async (type) => {
      await expectRegistered(
        register(await authorizeFor(type), 'cancelamento', { reason: 'Pedido desfeito & pago' }),
      );
    });

    it('cancelamento por substituição', async () => {
      const dhEmiMs = Date.now();
      const subject = await authorizeFor('nfce', { dhEmiMs });
      const substitute = await authorizeFor('nfce', {
        dhEmiMs,
        tpEmis: '9',
        edit: (xml) =>
          xml.replace(
            '</verProc>',
            `</verProc><dhCont>${isoAt(dhEmiMs)}</dhCont><xJust>SEM INTERNET NO LOCAL</xJust>`,
          ),
      });
      const chNFeRef = company.build({ nNF, modelo: '65', tpEmis: '9', dhEmiMs }).chave;
      expect(substitute.accessKey).toBe(chNFeRef);
      await expectRegistered(
        register(subject, 'cancelamento-substituicao', {
          reason: 'Emitida outra em contingência',
          chave_nfe_substituta: chNFeRef,
        }),
      );
    });

    it('cartas de correção, one after the other', async () => {
      const subject = await authorizeFor('nfe');
      const body = { correctionText: 'Onde se lê “Rua A”, leia-se Rua B' };
      await expectRegistered(register(subject, 'carta-correcao', body));
      await expectRegistered(register(subject, 'carta-correcao', body, { sequence: 2 }));
      expect(await register(subject, 'carta-correcao', body, { sequence: 2 })).toMatchObject({
        outcome: { kind: 'duplicado', nProt: expect.stringMatching(/^135\d{12}$/) },
      });
    });

    it.each(['nfe', 'nfce'] as const)('ator interessado of %s', async (type) => {
      const subject = await authorizeFor(type);
      const actor = (seed: string) => ({
        cnpj: randomCnpj(seed),
        permite_autorizacao_terceiros: seed === 'b',
      });
      await expectRegistered(register(subject, 'ator-interessado', actor('a')));
      await expectRegistered(register(subject, 'ator-interessado', actor('b'), { sequence: 2 }));
    });

    it('insucesso na entrega and its canceling', async () => {
      const subject = await authorizeFor('nfe');
      const nProtEvento = await expectRegistered(register(subject, 'insucesso-entrega', attempt));
      await expectRegistered(register(subject, 'cancelamento-insucesso-entrega', {}, { nProtEvento }));
    });

    it('e-CONF and its canceling', async () => {
      const subject = await authorizeFor('nfe');
      const nProtEvento = await expectRegistered(register(subject, 'econf', payment('300.00')));
      await expectRegistered(
        register(subject, 'cancelamento-econf', { numero_protocolo: nProtEvento }, { nProtEvento }),
      );
    });

    it('573 of another system is distinguished from our own event', async () => {
      const subject = await authorizeFor('nfe');
      const body = { correctionText: 'A cor da cadeira é azul SANDBOX(cStat=573)' };
      expect(await register(subject, 'carta-correcao', body)).toMatchObject({
        outcome: { kind: 'duplicado' },
        found: { kind: 'encontrado', sameContent: false, nextSequence: 2 },
      });
      await expectRegistered(register(subject, 'carta-correcao', body, { sequence: 2 }));
    });
  });

  describe('voiding as the platform asks for it', () => {
    it('is homologated, and recognized when asked again', async () => {
      const faixa = {
        environment: 2,
        uf: 'SP',
        cnpj: company.cnpj,
        modelo: '55',
        ano: new Date().getUTCFullYear(),
        serie: 1,
        inicio: 700,
        fim: 710,
        justificativa: 'Falha na sequência & troca de sistema',
      } as const;
      const send = async () => {
        const { xml } = signInutilizacao(buildInutilizacao(faixa), company.signer);
        return parseRetInut(xmlOf(await company.call('inutilizacao', xml)), faixa);
      };
      const first = await send();
      expect(first).toMatchObject({ kind: 'homologado', cStat: '102', repetido: false });
      expect(await send()).toMatchObject({
        kind: 'homologado',
        cStat: '563',
        repetido: true,
        nProt: first.kind === 'homologado' ? first.nProt : '',
      });
    });
  });
});
