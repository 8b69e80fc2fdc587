import { portalCancelamento } from '../../../engine/events/portal/cancelamento.ts';
import { MDFE_EVENTS } from './family.ts';

export const cancelamento = portalCancelamento(
  MDFE_EVENTS,
  'MOC MDF-e 3.00b §6; Ajuste SINIEF 21/2010; evCancMDFe_v3.00.xsd',
  {
    refusal: ({ laterLoading }, earlier) =>
      laterLoading === true &&
      earlier.some(({ kind, status }) => kind === 'inclusao-dfe' && status === 'autorizado')
        ? {
            code: 'operacao_nao_permitida',
            message:
              'O MDF-e de carregamento posterior já tem inclusão de DF-e; a SEFAZ recusa com 710. Encerre-o ao fim da viagem.',
          }
        : null,
  },
);
