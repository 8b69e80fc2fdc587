// biome-ignore-all format: a table reads as one rule a row
import type { Draft } from '../body/draft.ts';
import { isForeignIssuer } from '../body/issuer.ts';
import type { OfflineRule } from '../body/rules.ts';
import { textOf } from '../layout/flat.ts';

const is = ({ input }: Draft, field: string, ...values: readonly string[]): boolean => values.includes(textOf(input, field) ?? '');
const has = ({ input }: Draft, field: string): boolean => input[field] !== undefined;

/** Rejections that are certain before sending. */
export const NFSE_RULES: readonly OfflineRule<Draft>[] = [
  { cStat: '213', field: 'cnpj_prestador', tag: 'CNPJ', breaks: (draft) => is(draft, 'emitente_dps', '1') && isForeignIssuer(draft, 'cnpj_prestador'), message: 'O CNPJ do prestador não é da empresa dona do token: os 8 primeiros caracteres diferem.', fix: 'Use o token da empresa prestadora ou corrija cnpj_prestador.', source: 'Anexo I v1.01, E0718: the signer is the emitter' },
  { cStat: 'E0078', field: 'motivo_substituicao', tag: 'xMotivo', breaks: (draft) => is(draft, 'codigo_justificativa_substituicao', '99') && !has(draft, 'motivo_substituicao'), message: 'O código de substituição 99 exige a descrição do motivo.', fix: 'Informe motivo_substituicao, de 15 a 255 caracteres.', source: 'Anexo I v1.01, E0078' },
  { cStat: 'E0322', field: 'codigo_nbs', tag: 'cNBS', breaks: (draft) => has(draft, 'ibs_cbs_situacao_tributaria') && !has(draft, 'codigo_nbs'), message: 'O grupo de IBS e CBS exige o código NBS do serviço.', fix: 'Informe codigo_nbs, de 9 dígitos.', source: 'Anexo I v1.01, E0322' },
];
