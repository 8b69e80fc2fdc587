import { randomInt } from 'node:crypto';
import { demoClient } from '../stack/demo.mjs';
import { arrival, type Credentials, sampleOf } from '../stack/samples.mjs';

type Sample = ReturnType<typeof sampleOf>;
interface Company {
  readonly nfe: Sample;
  readonly mdfe: Sample;
}

const CORRECTION = 'O volume transportado e composto de 2 caixas';
const withMarker = (scenario: string) => ({ informacoes_adicionais_contribuinte: `SANDBOX(${scenario})` });
const emitAuthorized = async ({ nfe }: Company): Promise<string> => String((await nfe.emit()).id);
/** Range of unused numbers. */
function freeRange(): { ano: number; serie: number; inicio: number; fim: number } {
  const inicio = randomInt(100_000_000, 999_999_000);
  return { ano: new Date().getFullYear(), serie: randomInt(1, 890), inicio, fim: inicio + 1 };
}

/** Triggers of each change type in the sandbox; each returns the id of the changed document. */
const RECIPES: Readonly<Record<string, (company: Company) => Promise<string>>> = {
  'document.pending': emitAuthorized,
  'document.authorized': emitAuthorized,
  'document.rejected': async ({ nfe }) => String((await nfe.emit(withMarker('cStat=539'))).id),
  'document.halted': async ({ nfe }) => String((await nfe.emit(withMarker('parado'))).id),
  async 'document.cancelled'(company) {
    const id = await emitAuthorized(company);
    await company.nfe.post(`${id}/cancel`, { reason: 'Pedido cancelado pelo cliente' });
    return id;
  },
  async 'document.closed'({ mdfe }) {
    const id = String((await mdfe.emit()).id);
    await mdfe.post(`${id}/encerrar`, arrival());
    return id;
  },
  async 'document.event.requested'(company) {
    const id = await emitAuthorized(company);
    await company.nfe.post(`${id}/correct`, { correctionText: CORRECTION });
    return id;
  },
  async 'document.event.registered'(company) {
    const id = await emitAuthorized(company);
    await company.nfe.post(`${id}/correct`, { correctionText: CORRECTION });
    return id;
  },
  async 'document.event.refused'(company) {
    const id = await emitAuthorized(company);
    await company.nfe.post(`${id}/cancel`, { reason: 'SANDBOX(cStat=501) pedido cancelado pelo cliente' });
    return id;
  },
  async 'numbering.voided'({ nfe }) {
    await nfe.post('inutilize', { ...freeRange(), justificativa: 'Numeros pulados por falha no sistema' });
    return '';
  },
};

export const TRIGGERS = Object.keys(RECIPES);

/** Makes something happen to a company in the sandbox, as one would by hand. Gives the document's id, empty when there is none. */
export async function trigger(credentials: Credentials, type: string): Promise<string> {
  const recipe = RECIPES[type];
  if (recipe === undefined)
    throw new Error(`${type} cannot be made to happen from here: choose one of ${TRIGGERS.join(', ')}`);
  const client = await demoClient(credentials);
  return recipe({ nfe: sampleOf('nfe', credentials, client), mdfe: sampleOf('mdfe', credentials, client) });
}
