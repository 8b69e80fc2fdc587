import { messages } from '../../text/locale.ts';

/** Texts of the notices about an accepted body. */
export const noticeMessages = messages({
  'pt-BR': {
    title: 'Avisos',
    hint: 'Observações sobre o documento. Não mudam o resultado.',
    codes: {
      campo_desconhecido: 'Campo desconhecido',
      texto_ajustado: 'Texto ajustado',
      zeros_a_esquerda: 'Zeros à esquerda',
      valor_ambiguo: 'Valor ambíguo',
      risco_de_rejeicao: 'Risco de rejeição',
      lei_posterior: 'Regras mudaram',
      calculado: 'Calculado',
      obrigacao_legal: 'Obrigação legal',
      campo_ainda_sem_leiaute: 'Campo ainda sem leiaute',
    },
  },
  en: {
    title: 'Notices',
    hint: 'Remarks on the document. They do not change the result.',
    codes: {
      campo_desconhecido: 'Unknown field',
      texto_ajustado: 'Text adjusted',
      zeros_a_esquerda: 'Leading zeros',
      valor_ambiguo: 'Ambiguous value',
      risco_de_rejeicao: 'Risk of rejection',
      lei_posterior: 'Rules changed',
      calculado: 'Computed',
      obrigacao_legal: 'Legal duty',
      campo_ainda_sem_leiaute: 'Field without a layout yet',
    },
  },
});
