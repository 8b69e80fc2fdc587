import type { Draft } from '../../../engine/body/draft.ts';
import type { OfflineRule } from '../../../engine/body/rules.ts';
import { textOf } from '../../../engine/layout/flat.ts';
import { sentModals } from '../modal.ts';

const otherModal = ({ input }: Draft): boolean => {
  const sent = sentModals(input);
  return sent.length === 1 && textOf(input, 'modal') !== sent[0];
};

/** Rejections that depend on the body alone: it has the objects of several modals, or of another one. */
// biome-ignore format: a table reads as one rule a row
export const MDFE_BODY_RULES: readonly OfflineRule<Draft>[] = [
  { cStat: '225', field: 'modal', tag: 'infModal', breaks: ({ input }) => sentModals(input).length > 1, message: 'O MDF-e tem um só modal, e vieram os campos de mais de um.', fix: 'Mantenha só um entre modal_rodoviario, modal_aereo, modal_aquaviario e modal_ferroviario.', source: 'mdfe_v3.00.xsd (infModal)' },
  { cStat: '580', field: 'modal', tag: 'modal', breaks: otherModal, message: 'O modal informado não é o do objeto modal_* enviado.', fix: 'Corrija modal ou envie os campos do modal informado.', source: 'MOC MDF-e 3.00b (580)' },
];
