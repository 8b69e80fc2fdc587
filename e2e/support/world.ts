import { stack } from '../env.ts';
import { a1 } from './a1.ts';
import {
  type Client,
  type DocumentView,
  emitToVerdict,
  newAccount,
  newClient,
  nfeOf,
  type OwnedAccount,
} from './accounts.ts';
import { bodyOf, send } from './http.ts';
import { invite, inviteMember } from './people.ts';
import { receiveNotes } from './received.ts';
import { samplesOf } from './samples.ts';
import { newEndpoint } from './webhooks.ts';

/** An account at work: companies, documents of every type, people. Every page has something to show. */
export interface World {
  readonly account: OwnedAccount;
  readonly clients: readonly [Client, ...Client[]];
  /** An authorized NF-e that was corrected. */
  readonly document: DocumentView;
  readonly rejected: DocumentView;
  /** `X-Request-Id` of the request that corrected the document. */
  readonly requestId: string;
  /** A note that another issued to the first company. */
  readonly receivedId: string;
  /** A webhook endpoint that does not answer. */
  readonly endpointId: string;
  /** Link of an invitation that waits. */
  readonly invitation: URL;
}

const DAY_MS = 86_400_000;

/** Nobody's real CNPJ: numbers of examples. */
const COMPANIES = [
  { name: 'SERRA AZUL ALIMENTOS LTDA', cnpj: '11222333000181', ie: '110042490114', uf: 'SP' },
  { name: 'OFICINA DO VALE PECAS E SERVICOS LTDA', uf: 'MG', ie: '0623079040081' },
  { name: 'TRANSPORTES CAMPO LARGO S.A.', uf: 'PR', ie: '1234567850' },
] as const;

/** Creates the world through the API alone, like integrators and people. */
export async function createWorld(): Promise<World> {
  const account = await newAccount('Grupo Serra Azul');
  const [first, ...others] = COMPANIES;
  const main = await newClient(first, account);
  const endingA1 = (days: number) => {
    const { file, password } = a1(main.cnpj, { notAfter: new Date(Date.now() + days * DAY_MS) });
    return { certificateBase64: file.toString('base64'), certificatePassword: password };
  };
  const second = await newClient({ ...others[0], ...endingA1(20) }, account);
  const third = await newClient({ ...others[1], ...endingA1(300) }, account);
  const wrong = nfeOf(main, { informacoes_adicionais_contribuinte: 'SANDBOX(cStat=539)' });
  const [document, rejected] = await Promise.all([
    emitToVerdict(main, nfeOf(main)),
    emitToVerdict(main, wrong),
    ...samplesOf(main).map(({ route, payload }) => emitToVerdict(main, payload, route)),
  ]);
  const requestId = await correct(main, document.id);
  const endpointId = await newEndpoint(account, 'http://127.0.0.1:9/webhooks');
  await writeByEmail(main);
  await inviteMember(account.owner, 'leitura');
  // Last: it moves the account’s clock.
  const [received] = await receiveNotes(main, 4);
  return {
    account,
    clients: [main, second, third],
    document,
    requestId,
    endpointId,
    receivedId: received?.id ?? '',
    rejected,
    invitation: await invite(account.owner, 'fiscal'),
  };
}

/** Sets up the account's mail server, a company's e-mails and an address that opted out. */
async function writeByEmail({ accessKey, clientId }: Client): Promise<void> {
  const ask = async (method: string, path: string, body: object, status = 200) =>
    bodyOf(await send(method, `${stack().apiUrl}/v1${path}`, { 'x-access-key': accessKey }, body), status);
  await ask('PUT', '/email/server', {
    host: 'smtp.example.com',
    port: 587,
    security: 'starttls',
    username: 'notas',
    password: 'segredo',
    fromAddress: 'notas@serraazul.example',
  });
  await ask('PUT', `/clients/${clientId}/email/1`, {
    automatic: true,
    onCancel: true,
    copies: ['contabilidade@serraazul.example'],
    fromName: 'Serra Azul Alimentos',
    replyTo: 'financeiro@serraazul.example',
    message: 'Obrigado pela compra!',
  });
  await ask('POST', '/email/suppressions', { address: 'antigo@cliente.example' }, 201);
}

async function correct({ accessKey, testToken }: Client, id: string): Promise<string> {
  const url = `${stack().apiUrl}/v1/nfe/${id}/correct`;
  const headers = { 'x-access-key': accessKey, authorization: `Bearer ${testToken}` };
  const body = { correctionText: 'O volume transportado e composto de duas caixas' };
  const reply = await send('POST', url, headers, body);
  bodyOf(reply, 202);
  return reply.headers.get('x-request-id') ?? '';
}
