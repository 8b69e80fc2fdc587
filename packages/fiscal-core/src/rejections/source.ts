import { cstat } from '../sefaz/cstat.ts';

/** Table of codes of each type, and its official sources by their letters. Source: the head of `sefaz/cstat-<type>.ts`. */
interface Sources {
  readonly table: string;
  readonly official: Readonly<Record<string, string>>;
}

const NFE: Sources = {
  table: 'Tabela de cStat da NF-e 4.00',
  official: { N: 'NT 2025.002-RTC v1.30', Q: 'NT 2025.001', T: 'NT 2023.002' },
};

const SOURCES: Readonly<Record<string, Sources>> = {
  nfe: NFE,
  nfce: NFE,
  cte: {
    table: 'Tabela de cStat do CT-e',
    official: { V: 'MOC CT-e 4.00 Visão Geral', A: 'MOC CT-e 4.00 Anexo I' },
  },
  mdfe: { table: 'Tabela de cStat do MDF-e 3.00', official: {} },
  nfcom: {
    table: 'Tabela de cStat da NFCom 1.00',
    official: { V: 'MOC NFCom 1.00a Visão Geral', A: 'MOC NFCom 1.00a Anexo I', C: 'MOC NFCom 1.00' },
  },
  dce: { table: 'Códigos da DC-e por analogia com NFCom e CT-e (sem tabela oficial)', official: {} },
  nfse: { table: 'Códigos da NFS-e nacional', official: { A: 'Anexo I v1.01' } },
};

/** Where the meaning of a code is laid down: manual and rules where the type's cStat table names them, else the table and the code. */
export function sourceOf(type: string, cStat: string): string {
  const known = cstat(type, cStat);
  const sources = SOURCES[type];
  if (known === undefined || sources === undefined) return `cStat ${cStat}`;
  const manuals = [...known.sources].flatMap((letter) => sources.official[letter] ?? []);
  const places = known.rules.length > 0 ? known.rules.join(', ') : cStat;
  return manuals.length > 0 ? `${manuals.join('; ')}: ${places}` : `${sources.table}: ${cStat}`;
}
