import { isoAt, type Payload } from '@fiscal/core/testing/builders';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type Account,
  accessOf,
  type Company,
  emitAuthorized,
  newAccount,
  newCompany,
  send,
  testOf,
} from '../../../test/support/api.ts';
import {
  CTE_ANSWERED,
  CTE_RECONCILED,
  type CteAnswered,
  type CteReconciled,
} from '../../../test/support/cte-event-rules.ts';
import {
  cancel,
  complete,
  correct,
  failure,
  issueDelivery,
  minimal,
  NOTE,
  notesOf,
  REASON,
  RECORD,
  receipt,
  register,
} from '../../../test/support/cte-events.ts';
import { exampleOf, SOUTHERN } from '../../../test/support/portal-examples.ts';
import { setClock, setFact } from '../../../test/support/sandbox.ts';
import type { DocumentBody } from '../../rest/v1/document-view.ts';

const HOUR_MS = 3_600_000;
let account: Account;
let company: Company;
beforeAll(async () => {
  account = await newAccount();
  company = await newCompany(account);
});

const OTHER_KEY = '35261111222333000181550010000012341465029134';
const BAD_KEY = `${OTHER_KEY.slice(0, 43)}1`;
const ahead = () => isoAt(Date.now() + HOUR_MS);

type Issued = { readonly of: Company; readonly id: string };
const issued = new Map<string, Promise<Issued>>();
/** One CT-e of each kind: an event that is refused leaves it as it was. */
function underway(kind: string, make: () => Promise<Issued>): Promise<Issued> {
  const known = issued.get(kind) ?? make();
  issued.set(kind, known);
  return known;
}
const onMinimal = (kind: string, body: () => Payload) => async () => {
  const { of, id } = await underway('', async () => ({
    of: company,
    id: (await emitAuthorized(testOf(company), minimal())).id,
  }));
  return register(of, id, kind, body());
};
const onExampleOf = (name: string, kind: string, body: () => Payload) => async () => {
  const { of, id } = await underway(name, async () => {
    const own = await newCompany(account, SOUTHERN);
    return { of: own, id: (await emitAuthorized(testOf(own), exampleOf('cte', name, own))).id };
  });
  return register(of, id, kind, body());
};
/** On a CT-e that carries NF-e. */
const onNotes = (kind: string, body: () => Payload) => onExampleOf('rodoviario-completo', kind, body);
/** Another system cancels it first; ours then finds nothing to cancel. */
const repeatDelivery = (kind: 'comprovante-entrega' | 'insucesso-entrega') => async () => {
  const alone = await newAccount();
  const of = await newCompany(alone, SOUTHERN);
  const { id } = await emitAuthorized(testOf(of), complete(of));
  const notas = await notesOf(of, id);
  await register(of, id, kind, kind === 'comprovante-entrega' ? receipt({ notas }) : failure({ notas }));
  const rival = { operation: `cancelamento-${kind}`, scenario: 'cStat=631', times: 1 };
  expect((await send('POST', '/sandbox/conditions', accessOf(alone), rival)).status).toBe(201);
  return register(of, id, `cancelamento-${kind}`, {});
};

type Ask = (of: Company, id: string) => Promise<DocumentBody>;
const cancelled: Ask = (of, id) => cancel(of, id);
const corrected: Ask = (of, id) => correct(of, id, NOTE);
/** Answer of the authority, once another party has put the fact on record. */
const withFact = (fact: string, ask: Ask) => async () => {
  const { id, accessKey } = await emitAuthorized(testOf(company), minimal());
  await setFact(account.accountId, { chave: accessKey }, fact);
  return ask(company, id);
};
/** Answer of the fisco about a company of its own. */
const ofCompany = (fact: string, ask: Ask) => async () => {
  const own = await newCompany(account);
  const { id } = await emitAuthorized(testOf(own), minimal());
  await setFact(account.accountId, { cnpj: own.cnpj }, fact);
  return ask(own, id);
};
const cancelDated = (ms: number, own: Payload = {}) =>
  async function cancelAt() {
    const { id } = await emitAuthorized(testOf(company), minimal(own));
    return cancel(company, id, { data_evento: isoAt(Date.now() + ms) });
  };

const REFUSED: Readonly<Record<CteAnswered, () => Promise<DocumentBody>>> = {
  'evento 634': cancelDated(-2 * HOUR_MS),
  'evento 635': cancelDated(HOUR_MS),
  'evento 637': cancelDated(-HOUR_MS, { data_emissao: isoAt(Date.now() - 2 * HOUR_MS) }),
  '110110 203': ofCompany('nao-habilitado', corrected),
  '110110 240': ofCompany('irregular', corrected),
  '110110 664': withFact('substituido', corrected),
  '110110 681': async () => {
    const { id } = await emitAuthorized(testOf(company), minimal());
    return correct(company, id, { campo_corrigido: 'valor_total', valor_corrigido: '1.00' });
  },
  '110111 203': ofCompany('nao-habilitado', cancelled),
  '110111 219': withFact('circulacao', cancelled),
  '110111 220': async () => {
    const late = await newAccount();
    const own = await newCompany(late);
    const { id } = await emitAuthorized(testOf(own), minimal());
    await setClock(late.accountId, 169 * HOUR_MS);
    return cancel(own, id);
  },
  '110111 240': ofCompany('irregular', cancelled),
  '110111 523': async () => {
    const { id } = await emitAuthorized(testOf(company), minimal());
    await correct(company, id, NOTE);
    return cancel(company, id);
  },
  '110111 528': withFact('mdfe', cancelled),
  '110111 574': async () => {
    const own = await newCompany(account, SOUTHERN);
    const { id } = await emitAuthorized(testOf(own), exampleOf('cte', 'substituicao', own));
    return cancel(own, id);
  },
  '110111 576': withFact('substituido', cancelled),
  '110111 660': withFact('complementado', cancelled),
  '110111 862': withFact('comprovante-entrega', cancelled),
  '110160 664': withFact('substituido', (of, id) => register(of, id, 'registro-multimodal', RECORD)),
  '110160 679': onMinimal('registro-multimodal', () => RECORD),
  '110180 860': onNotes('comprovante-entrega', () => receipt({ notas: [{ chave_nfe: BAD_KEY }] })),
  '110180 864': onNotes('comprovante-entrega', () => receipt({ notas: [{ chave_nfe: OTHER_KEY }] })),
  '110180 865': onNotes('comprovante-entrega', () => receipt()),
  '110180 869': onExampleOf('complemento-icms90', 'comprovante-entrega', () => receipt()),
  '110180 870': async () => {
    const { of, id } = await issueDelivery(account);
    return register(of, id, 'comprovante-entrega', receipt({ notas: await notesOf(of, id) }));
  },
  '110180 871': onExampleOf('aquaviario-redespacho-intermediario', 'comprovante-entrega', () =>
    receipt({ notas: [{ chave_nfe: OTHER_KEY }] }),
  ),
  '110180 872': onMinimal('comprovante-entrega', () => receipt({ data_entrega: ahead() })),
  '110180 873': onMinimal('comprovante-entrega', () => receipt({ data_hash_entrega: ahead() })),
  '110181 866': repeatDelivery('comprovante-entrega'),
  '110190 864': onNotes('insucesso-entrega', () => failure({ notas: [{ chave_nfe: OTHER_KEY }] })),
  '110190 869': onExampleOf('complemento-icms90', 'insucesso-entrega', () => failure()),
  '110190 918': onMinimal('insucesso-entrega', () => failure({ data_tentativa_entrega: ahead() })),
  '110190 919': onMinimal('insucesso-entrega', () => failure({ data_hash_tentativa: ahead() })),
  '110190 920': async () => {
    const { of, id } = await issueDelivery(account);
    return register(of, id, 'insucesso-entrega', failure({ notas: await notesOf(of, id) }));
  },
  '110190 921': onNotes('insucesso-entrega', () => failure()),
  '110190 922': onExampleOf('aquaviario-redespacho-intermediario', 'insucesso-entrega', () =>
    failure({ notas: [{ chave_nfe: OTHER_KEY }] }),
  ),
  '110190 923': onNotes('insucesso-entrega', () => failure({ notas: [{ chave_nfe: BAD_KEY }] })),
  '110191 866': repeatDelivery('insucesso-entrega'),
};
const cancelEnding = (cStat: string) => async () => {
  const { id } = await emitAuthorized(testOf(company), minimal());
  const view = await cancel(company, id, { reason: `SANDBOX(cStat=${cStat}) ${REASON}` });
  expect(view).toMatchObject({ status: 'CANCELADA', events: [{ status: 'autorizado' }] });
};
const ENDS: Readonly<Record<CteReconciled, () => Promise<void>>> = {
  '110111 218': cancelEnding('218'),
  'evento 631': cancelEnding('631'),
};

describe('rules over events', () => {
  it.each(CTE_ANSWERED)('%s is answered, and the CT-e stays AUTORIZADA', async (rule) => {
    const { status, events } = await REFUSED[rule]();
    expect(status).toBe('AUTORIZADA');
    const cStat = rule.slice(rule.indexOf(' ') + 1);
    expect(events).toContainEqual(
      expect.objectContaining({ status: 'erro_autorizacao', status_sefaz: cStat }),
    );
  });

  it.each(CTE_RECONCILED)('%s is not the end', (rule) => ENDS[rule]());
});
