import type { Problem, RecipientRegister, RegisteredIe, Tree } from '../../../engine/document/definition.ts';
import { CSTAT_NFE } from '../cstat.ts';
import { NFE_REJECTION_ROWS } from '../rejection-rows.ts';
import { at, text } from './note-view.ts';

const CONTRIBUINTE = '1';
const ENABLED = '1';

interface RegisterRule {
  readonly cStat: string;
  readonly source: string;
  readonly breaks: (ie: string, registrations: readonly RegisteredIe[]) => boolean;
}

const own = (ie: string, registrations: readonly RegisteredIe[]) =>
  registrations.find((one) => one.ie === ie);

/** Findings of authorities in their register of taxpayers, in their order. */
const RULES: readonly RegisterRule[] = [
  {
    cStat: '233',
    source: 'MOC 7.0 Anexo I, grupo E (IE)',
    breaks: (_, registrations) => registrations.length === 0,
  },
  {
    cStat: '234',
    source: 'MOC 7.0 Anexo I, grupo E (IE)',
    breaks: (ie, registrations) => own(ie, registrations) === undefined,
  },
  {
    // Some UFs deny the use instead (303), which consumes the number. [?]
    cStat: '306',
    source: 'MOC 7.0 Anexo I, grupo E (IE)',
    breaks: (ie, registrations) => own(ie, registrations)?.cSit !== ENABLED,
  },
];

const destOf = (tree: Tree) => at(tree, 'infNFe', 'dest');

function problemOf({ cStat }: RegisterRule): Problem {
  const hint = NFE_REJECTION_ROWS.find((row) => row.cStat === cStat);
  const message = CSTAT_NFE.find(({ code }) => code === cStat)?.text ?? `Rejeição: código ${cStat}`;
  return {
    field: hint?.field ?? 'inscricao_estadual_destinatario',
    code: 'regra_fiscal',
    message,
    cStat,
    ...(hint?.tag !== undefined && { tag: hint.tag }),
    ...(hint !== undefined && { fix: hint.fix }),
  };
}

/** Queries the register for a taxpayer with a registration; without one there is no query. */
export const NFE_RECIPIENT_REGISTER: RecipientRegister = {
  questionOf(tree) {
    const dest = destOf(tree);
    const uf = text(at(dest, 'enderDest'), 'UF');
    if (text(dest, 'indIEDest') !== CONTRIBUINTE || text(dest, 'IE') === '' || uf === '') return null;
    const [cnpj, cpf] = [text(dest, 'CNPJ'), text(dest, 'CPF')];
    if (cnpj !== '') return { uf, by: 'cnpj', value: cnpj };
    return cpf === '' ? null : { uf, by: 'cpf', value: cpf };
  },
  faults(tree, registrations) {
    const ie = text(destOf(tree), 'IE');
    const broken = RULES.find(({ breaks }) => breaks(ie, registrations));
    return broken === undefined ? [] : [problemOf(broken)];
  },
};
