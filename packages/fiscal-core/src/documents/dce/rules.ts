import type { Draft } from '../../engine/body/draft.ts';
import { isForeignIssuer } from '../../engine/body/issuer.ts';
import type { OfflineRule } from '../../engine/body/rules.ts';

// biome-ignore format: a table reads as one rule a row
export const DCE_RULES: readonly OfflineRule<Draft>[] = [
  { cStat: '213', field: 'cnpj_emitente', tag: 'CNPJ', breaks: (draft) => isForeignIssuer(draft), message: 'O CNPJ do emitente não é da empresa dona do token: os 8 primeiros caracteres diferem.', fix: 'Use o token da empresa emitente ou corrija cnpj_emitente.', source: 'by analogy with NFCom 1.00a, E03' },
];
