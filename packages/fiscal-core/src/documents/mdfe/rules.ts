import type { Draft } from '../../engine/body/draft.ts';
import { isForeignIssuer, isForeignPerson } from '../../engine/body/issuer.ts';
import type { OfflineRule } from '../../engine/body/rules.ts';
import { textOf } from '../../engine/layout/flat.ts';
import { isSerieOfPersons } from '../../identity/persons.ts';
import { sentModals } from './modal.ts';
import { ROAD_RULES } from './road-rules.ts';

const otherModal = ({ input }: Draft): boolean => {
  const sent = sentModals(input);
  return sent.length === 1 && textOf(input, 'modal') !== sent[0];
};

const byCpf = ({ input }: Draft): boolean => textOf(input, 'cpf_emitente') !== undefined;
/** Whether the série that was sent is one of persons; undefined when none was. */
const ofPersons = ({ input }: Draft): boolean | undefined => {
  const serie = textOf(input, 'serie');
  return serie === undefined ? undefined : isSerieOfPersons(Number(serie));
};

// biome-ignore format: a table reads as one rule a row
export const MDFE_RULES: readonly OfflineRule<Draft>[] = [
  { cStat: '213', field: 'cnpj_emitente', tag: 'CNPJ', breaks: (draft) => isForeignIssuer(draft), message: 'O CNPJ do emitente não é da empresa dona do token: os 8 primeiros caracteres diferem.', fix: 'Use o token da empresa emitente ou corrija cnpj_emitente.', source: 'MOC MDF-e 3.00b (CNPJ do emitente)' },
  { cStat: '202', field: 'cpf_emitente', tag: 'CPF', breaks: (draft) => isForeignPerson(draft), message: 'O CPF do emitente não é o de quem o token emite.', fix: 'Use o token de quem emite ou corrija cpf_emitente.', source: 'MOC MDF-e 3.00b (CPF do emitente)' },
  { cStat: '232', field: 'serie', tag: 'serie', breaks: (draft) => !byCpf(draft) && ofPersons(draft) === true, message: 'As séries 920 a 969 são de quem emite por CPF.', fix: 'Envie serie fora dessa faixa, ou omita-a para usar a da empresa.', source: 'mdfeTiposBasico_v3.00.xsd (serie, emit/CPF)' },
  { cStat: '233', field: 'serie', tag: 'serie', breaks: (draft) => byCpf(draft) && ofPersons(draft) === false, message: 'Quem emite por CPF usa as séries 920 a 969.', fix: 'Envie serie entre 920 e 969, ou omita-a para usar a primeira delas.', source: 'mdfeTiposBasico_v3.00.xsd (serie, emit/CPF)' },
  { cStat: '225', field: 'modal', tag: 'infModal', breaks: ({ input }) => sentModals(input).length > 1, message: 'O MDF-e tem um só modal, e vieram os campos de mais de um.', fix: 'Mantenha só um entre modal_rodoviario, modal_aereo, modal_aquaviario e modal_ferroviario.', source: 'mdfe_v3.00.xsd (infModal)' },
  { cStat: '580', field: 'modal', tag: 'modal', breaks: otherModal, message: 'O modal informado não é o do objeto modal_* enviado.', fix: 'Corrija modal ou envie os campos do modal informado.', source: 'MOC MDF-e 3.00b (580)' },
  ...ROAD_RULES,
];
