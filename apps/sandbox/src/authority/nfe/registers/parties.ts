import { cnpjCheckDigits } from '@fiscal/core/identity/cnpj';
import { cpfCheckDigits } from '@fiscal/core/identity/cpf';
import { isInscricaoEstadual } from '@fiscal/core/identity/inscricao-estadual';
import type { SandboxParty } from '../../../state/registers.ts';

/** Prefix and length of registrations in the UFs whose register can be queried. Source: SINTEGRA. */
const FORMS: Readonly<Record<string, readonly [prefix: string, length: number]>> = {
  AC: ['01', 13],
  BA: ['1', 9],
  ES: ['08', 9],
  GO: ['10', 9],
  MG: ['06', 13],
  MS: ['28', 9],
  MT: ['13', 11],
  PB: ['16', 9],
  PE: ['03', 9],
  PR: ['90', 10],
  RN: ['20', 9],
  RS: ['22', 10],
  SC: ['25', 9],
  SP: ['11', 12],
};
const TRIES_MAX = 200_000;

/** First valid registration of a UF from a number on. */
function ieFrom(uf: string, first: number): string {
  const [prefix, length] = FORMS[uf] ?? ['1', 9];
  for (let n = first; n < first + TRIES_MAX; n++) {
    const ie = prefix + String(n).padStart(length - prefix.length, '0');
    if (isInscricaoEstadual(ie, uf)) return ie;
  }
  throw new Error(`No IE of ${uf} from ${first} on`);
}

const cnpjOf = (base: string): string => base + cnpjCheckDigits(base);
const cpfOf = (base: string): string => base + cpfCheckDigits(base);

/** Purpose of a fictitious party: its registrations in any UF, or a behavior of the register. */
interface FictitiousParty {
  readonly subject: string;
  readonly nome: string;
  readonly situations: readonly ('0' | '1')[];
  readonly delayMs?: number;
  readonly cStat?: string;
}

/** Parties of every world. A CNPJ or CPF that is neither one of them nor of the world is on no register (259, 264). */
export const FICTITIOUS_PARTIES: readonly FictitiousParty[] = [
  { subject: cnpjOf('900000010001'), nome: 'COMERCIO FICTICIO HABILITADO LTDA', situations: ['1'] },
  {
    subject: cnpjOf('900000020001'),
    nome: 'INDUSTRIA FICTICIA DE DUAS INSCRICOES SA',
    situations: ['1', '1'],
  },
  { subject: cnpjOf('900000030001'), nome: 'COMERCIO FICTICIO BAIXADO LTDA', situations: ['0'] },
  { subject: cnpjOf('900000040001'), nome: 'COMERCIO FICTICIO MEIO BAIXADO LTDA', situations: ['0', '1'] },
  {
    subject: cnpjOf('900000050001'),
    nome: 'COMERCIO FICTICIO LENTO LTDA',
    situations: ['1'],
    delayMs: 3_000,
  },
  { subject: cnpjOf('900000060001'), nome: 'COMERCIO FICTICIO BLOQUEADO LTDA', situations: [], cStat: '656' },
  { subject: cpfOf('900000010'), nome: 'PRODUTOR RURAL FICTICIO', situations: ['1'] },
];

/** Cache: the search for valid IEs runs once per entry. */
const entries = new Map<string, SandboxParty>();

/** Entry of a fictitious party in the register of a UF. */
export function fictitiousEntry(party: FictitiousParty, uf: string): SandboxParty {
  const key = `${party.subject} ${uf}`;
  const known = entries.get(key);
  if (known !== undefined) return known;
  const first = (FICTITIOUS_PARTIES.indexOf(party) + 1) * 100_000;
  const made: SandboxParty = {
    nome: party.nome,
    registrations: party.situations.map((cSit, index) => ({
      uf,
      ie: ieFrom(uf, first + index * 10_000),
      cSit,
      indCredNFe: cSit,
      indCredCTe: '4',
      ...(cSit === '0' && { baixa: '2025-01-31' }),
    })),
  };
  entries.set(key, made);
  return made;
}
