import { type CadastroOutcome, type CadastroQuestion, consCad, parseCadastro } from '../../sefaz/cadastro.ts';
import { consGtin, type GtinOutcome, parseGtin } from '../../sefaz/gtin.ts';
import {
  parseTown,
  TOWN_SERVICES,
  type TownOutcome,
  type TownQuestion,
  townCall,
} from '../../sefaz/town-parameters.ts';
import type { Service } from '../../vocabulary/service.ts';
import type { Authority, Caller, KeyTrouble } from '../authority.ts';

/** Caller of the registers: any company that emits. */
export type Asker = Pick<Caller, 'accountId' | 'clientId' | 'environment' | 'target'>;

/** A register's answer with its message; null = none came. */
export interface RegisterAnswer<Outcome> {
  readonly outcome: Outcome;
  readonly message: string | null;
}

export interface CadastroQuery extends Asker, CadastroQuestion {}

export type TownQuery = Asker & TownQuestion;

export interface GtinQuery extends Asker {
  readonly gtin: string;
}

/** Any UF does: one register answers for all. */
const ANY_UF = 'RS';

/** Registers of the authorities, spoken to as NF-e are. Each writes nothing and never throws for what the network does. */
export function createRegisters(authority: Authority) {
  async function askRegister<Outcome>(
    caller: Asker & { readonly uf: string; readonly type: string },
    { service, payload }: { readonly service: Service; readonly payload: string },
    read: (xml: string) => Outcome,
  ): Promise<RegisterAnswer<Outcome | KeyTrouble>> {
    const keys = await authority.keys(caller);
    if (keys.kind !== 'ok') return { outcome: keys, message: null };
    const reply = await authority.ask({ ...caller, strict: false }, { service, payload }, keys);
    switch (reply.kind) {
      case 'resposta':
        return { outcome: read(reply.xml), message: reply.xml };
      case 'bloqueado':
        return { outcome: reply, message: null };
      default:
        return { outcome: { kind: 'indisponivel', cause: reply.cause }, message: null };
    }
  }
  return {
    /** Looks a party up in the register of a UF. */
    consultarCadastro: ({ by, value, ...caller }: CadastroQuery): Promise<RegisterAnswer<CadastroOutcome>> =>
      askRegister(
        { ...caller, type: 'nfe' },
        { service: 'cadastro', payload: consCad({ uf: caller.uf, by, value }) },
        parseCadastro,
      ),

    /** Looks a GTIN up in the national register. */
    consultarGtin: ({ gtin, ...caller }: GtinQuery): Promise<RegisterAnswer<GtinOutcome>> =>
      askRegister(
        { ...caller, type: 'nfe', uf: ANY_UF },
        { service: 'consultaGTIN', payload: consGtin(gtin) },
        parseGtin,
      ),

    /** Reads a município's parameters in the national environment of the NFS-e. */
    consultarMunicipio: ({
      accountId,
      clientId,
      environment,
      target,
      ...question
    }: TownQuery): Promise<RegisterAnswer<TownOutcome>> =>
      askRegister(
        { accountId, clientId, environment, target, type: 'nfse', uf: ANY_UF },
        { service: TOWN_SERVICES[question.about], payload: townCall(question) },
        parseTown,
      ),
  };
}
