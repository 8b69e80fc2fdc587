import { sameHolder } from '../../identity/holder.ts';
import { isFormOfUf, isInscricaoEstadual } from '../../identity/inscricao-estadual.ts';
import { municipioByCodigo } from '../../tables/municipios.ts';
import { type DocumentRule, type DocumentView, documentRows } from './document-judge.ts';
import { text } from './tree-view.ts';

const { obrig } = documentRows;
/** Clocks may differ by this much. */
const CLOCK_MS = 5 * 60_000;
const HOUR_MS = 3_600_000;

/** cMun of an address abroad. */
export const TOWN_ABROAD = '9999999';
/** UF of what is abroad. */
export const ABROAD = 'EX';

/** A município that is in no table; none is not unknown. */
export const isUnknownTown = (codigo: string): boolean =>
  codigo !== '' && codigo !== TOWN_ABROAD && municipioByCodigo(codigo) === null;

/** A município that is not in that UF; one that does not exist is in any. */
export const isOtherUf = (codigo: string, uf: string): boolean => {
  const municipio = uf === ABROAD ? null : municipioByCodigo(codigo);
  return municipio !== null && municipio.uf !== uf;
};

const lateMs = ({ context, dhEmiMs }: DocumentView): number => context.nowMs - dhEmiMs;

/** The moment of emission is at most 5 minutes ahead. */
export const aheadRule = (source: string): DocumentRule =>
  obrig('212', `${source}: 5 minutes ahead at most`, 'ide/dhEmi', (d) => -lateMs(d) > CLOCK_MS);

/** While there is no contingency, it is at most `hours` old. */
export const lateRule = (source: string, hours: number): DocumentRule =>
  obrig(
    '228',
    `${source}: ${hours} h`,
    'ide/dhEmi',
    (d) => text(d.ide, 'tpEmis') === '1' && lateMs(d) > hours * HOUR_MS,
  );

/** True when the emitting CNPJ is of another company than the token's. */
export const isForeignCnpj = ({ context }: DocumentView, cnpj: string): boolean =>
  cnpj !== '' && !sameHolder(cnpj, context.issuer.cnpj);
/** True when the emitting CPF is not that of who signs. */
export const isForeignCpf = ({ context }: DocumentView, cpf: string): boolean =>
  cpf !== '' && !sameHolder(cpf, context.issuer.cnpj);

/** Source of the check digits of state registrations. */
export const ROTEIRO = 'SINTEGRA, Roteiro de Crítica da Inscrição Estadual';
const judgesIe =
  (isOfUf: (ie: string, uf: string) => boolean) =>
  (ie: string, uf: string): boolean =>
    ie !== '' && ie !== 'ISENTO' && uf !== ABROAD && !isOfUf(ie, uf);
/** An issuer's state registration that no company of its UF can have; none, an exempt party and one abroad are right. */
export const isWrongIe = judgesIe(isInscricaoEstadual);
/** The same of another party, by length and first digits alone: the register decides the rest. */
export const isMalformedIe = judgesIe(isFormOfUf);
