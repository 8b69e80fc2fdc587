import { cnpjBase, isCnpj } from '@fiscal/core/identity/cnpj';
import { isCpf } from '@fiscal/core/identity/cpf';
import { isSerieOfPersons } from '@fiscal/core/identity/persons';
import { municipioByCodigo } from '@fiscal/core/tables/municipios';
import { portalRulesOf } from '../portal/rules/document.ts';
import { isBadRegistration } from '../portal/rules/registrations.ts';
import type { PortalDocument, PortalRule } from '../portal/type.ts';
import { text } from '../xml.ts';
import { ABROAD, TOWN_ABROAD } from './document.ts';

const MOC = 'MOC MDF-e 3.00b';
const SERIES = `${MOC}, F69 F70: 920 to 969 are of persons`;
const { both, strict } = portalRulesOf('emitente');

const cnpj = (d: PortalDocument): string => text(d.emit, 'CNPJ');
const cpf = (d: PortalDocument): string => text(d.emit, 'CPF');
const ofPersons = ({ ide }: PortalDocument): boolean => isSerieOfPersons(Number(text(ide, 'serie')));

const address = (d: PortalDocument, tag: string): string => text(d.emit, 'enderEmit', tag);
const townOf = (d: PortalDocument) => municipioByCodigo(address(d, 'cMun'));

/** Emitter against signer, série and, in strict mode, register. Unlike the other types, a CPF has codes of its own. */
// biome-ignore format: a table reads as one rule a row
export const EMITTER_RULES: readonly PortalRule[] = [
  both('207', `${MOC}, F67: CNPJ of the emitter`, (d) => cnpj(d) !== '' && !isCnpj(cnpj(d))),
  both('213', `${MOC}: signer`, (d, c) => cnpj(d) !== '' && c.signerBase !== cnpjBase(cnpj(d))),
  both('202', `${MOC}: signer who is a person`, (d, c) => cpf(d) !== '' && c.signerBase !== cpf(d)),
  both('210', `${MOC}, F68: CPF of the emitter`, (d) => cpf(d) !== '' && !isCpf(cpf(d))),
  both('232', SERIES, (d) => cpf(d) === '' && ofPersons(d)),
  both('233', SERIES, (d) => cpf(d) !== '' && !ofPersons(d)),
  strict('234', `${MOC}, F71: own cargo alone`, (d) => cpf(d) !== '' && text(d.ide, 'tpEmit') !== '2'),
  strict('209', `${MOC}, F73: IE of the emitter`, (d) => isBadRegistration(text(d.emit, 'IE'), address(d, 'UF'))),
  both('407', `${MOC}, F77: town and UF of the emitter`, (d) => townOf(d) !== null && ![ABROAD, townOf(d)?.uf].includes(address(d, 'UF'))),
  both('408', `${MOC}: town of the emitter`, (d) => townOf(d) === null && address(d, 'cMun') !== TOWN_ABROAD),
  strict('203', 'register of the world: companies it issued a certificate for', (_, c) => c.register?.enabled === false),
];
