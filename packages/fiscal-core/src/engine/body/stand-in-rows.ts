import { buildChave } from '../../chave-acesso/chave-acesso.ts';
import { isCnpj } from '../../identity/cnpj.ts';
import { type Uf, ufBySigla } from '../../tables/uf.ts';
import { textOf } from '../layout/flat.ts';
import type { Draft } from './draft.ts';
import type { StandIn } from './stand-ins.ts';

export const NOT_TOLD = 'NAO INFORMADO';
export const LENT_CPF = '12345678909';

/** True when a field of the body has one of the values. */
export const is =
  (field: string, ...values: readonly string[]) =>
  ({ input }: Draft): boolean =>
    values.includes(textOf(input, field) ?? '');
export const all =
  <D extends Draft>(...tests: readonly ((draft: D) => boolean)[]) =>
  (draft: D): boolean =>
    tests.every((test) => test(draft));

/** UF of the issuer: that of the body, else the registered one. */
export const issuerUf = ({ input, context }: Draft): Uf | undefined =>
  ufBySigla(textOf(input, 'uf_emitente') ?? context.issuer.uf);
export const issueDay = ({ dhEmi }: Draft): string => dhEmi.slice(0, 10);

/** Key of an invented NF-e of the same issuer and month. */
export function inventedKey(draft: Draft, nNF: number): string | undefined {
  const { input, dhEmi } = draft;
  const cUF = issuerUf(draft)?.cUF;
  const cnpj = textOf(input, 'cnpj_emitente') ?? '';
  if (cUF === undefined || !isCnpj(cnpj)) return undefined;
  const AAMM = dhEmi.slice(2, 4) + dhEmi.slice(5, 7);
  return buildChave({ cUF, AAMM, cnpj, mod: '55', serie: 1, nNF, tpEmis: '1', cNF: '46502913' });
}

type Common<D extends Draft, Stage extends string> = Pick<StandIn<D, Stage>, 'stage' | 'when' | 'why'>;

/** Street, number and district of a party. */
export const streetOf = <D extends Draft, Stage extends string>(
  party: string,
  row: Common<D, Stage>,
): readonly StandIn<D, Stage>[] => [
  { ...row, field: `logradouro_${party}`, tag: 'xLgr', value: NOT_TOLD },
  { ...row, field: `numero_${party}`, tag: 'nro', value: 'S/N' },
  { ...row, field: `bairro_${party}`, tag: 'xBairro', value: NOT_TOLD },
];

/** Capital of a UF as the town of a party. */
export const capitalOf = <D extends Draft, Stage extends string>(
  party: string,
  ufOf: (draft: D) => Uf | undefined,
  row: Omit<Common<D, Stage>, 'when'>,
): readonly StandIn<D, Stage>[] => [
  { ...row, field: `municipio_${party}`, tag: 'xMun', value: (draft) => ufOf(draft)?.capital.nome },
  {
    ...row,
    field: `codigo_municipio_${party}`,
    tag: 'cMun',
    when: (draft) => textOf(draft.input, `municipio_${party}`) === ufOf(draft)?.capital.nome,
    value: (draft) => ufOf(draft)?.capital.codigo,
  },
];

/** Address of an emitter that its body and registration lack, in the capital of its UF. */
export const emitterAddress = <D extends Draft>(): readonly StandIn<D, 'emitente'>[] => [
  ...streetOf<D, 'emitente'>('emitente', { stage: 'emitente', why: 'endereço do emitente é obrigatório' }),
  ...capitalOf<D, 'emitente'>('emitente', issuerUf, { stage: 'emitente', why: 'capital da UF do emitente' }),
];
