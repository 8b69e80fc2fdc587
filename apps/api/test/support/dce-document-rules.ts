import { type Breaches, branchOf, FOREIGN_CNPJ, inAnHour } from './breach.ts';
import { PORTAL_OUT_OF_REACH, QUERY } from './portal-out-of-reach.ts';

/** Rules over a DC-e, and the change of a good one that breaks each. */
export const DCE_DOCUMENT_ANSWERED: Breaches = {
  '213': { own: { cnpj_emitente: FOREIGN_CNPJ }, origin: 'validacao' },
  '401': { own: { cpf_remetente: '39015847143' } },
  '203': { strict: true, own: ({ company }) => ({ cnpj_emitente: branchOf(company.cnpj) }) },
  '204': { taken: '204' },
  '218': { taken: '218' },
  '539': { taken: 'autorizado' },
  '212': { own: () => ({ data_emissao: inAnHour() }) },
  '228': { own: { data_emissao: '2026-01-01T10:00:00-03:00' } },
  '531': { own: { valor_total: '1010.01' } },
};

const CONTRACT = 'the contract refuses wrong check digits: 400 before anything is taken';

/** Rules that no call can break, and why. */
export const DCE_DOCUMENT_OUT_OF_REACH: Readonly<Record<string, string>> = {
  ...PORTAL_OUT_OF_REACH,
  '207': CONTRACT,
  '208': CONTRACT,
  '237': CONTRACT,
  '478': QUERY,
};
