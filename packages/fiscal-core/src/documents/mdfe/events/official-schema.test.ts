import { describe, expect, it } from 'vitest';
import { planOf } from '../../../engine/layout/plan.ts';
import { loadSchema, outlineOfPlan, outlineOfSchema } from '../../../engine/layout/testing/xsd-outline.ts';
import { officialSchema } from '../../../testing/official-schemas.ts';
import { CONTRATANTE_EVENTS } from '../contratante/contratante-events.ts';
import { alteracaoPagamento } from './alteracao-pagamento.ts';
import { encerramento } from './encerramento.ts';
import { inclusaoCondutor } from './inclusao-condutor.ts';
import { inclusaoDfe } from './inclusao-dfe.ts';
import { pagamentoOperacao } from './pagamento-operacao.ts';

const BODIES = [
  { event: encerramento, element: 'evEncMDFe', file: 'mdfe/evEncMDFe_v3.00.xsd' },
  { event: inclusaoCondutor, element: 'evIncCondutorMDFe', file: 'mdfe/evIncCondutorMDFe_v3.00.xsd' },
  { event: inclusaoDfe, element: 'evIncDFeMDFe', file: 'mdfe/evInclusaoDFeMDFe_v3.00.xsd' },
  { event: pagamentoOperacao, element: 'evPagtoOperMDFe', file: 'mdfe/evPagtoOperMDFe_v3.00.xsd' },
  {
    event: alteracaoPagamento,
    element: 'evAlteracaoPagtoServMDFe',
    file: 'mdfe/evAlteracaoPagtoServMDFe_v3.00.xsd',
  },
  ...CONTRATANTE_EVENTS.map((event) => ({
    event,
    element: 'evConfirmaServMDFe',
    file: 'mdfe/evConfirmaServMDFe_v3.00.xsd',
  })),
];

describe('events of MDF-e and the official schemas', () => {
  it.each(BODIES)('match the schema of $element', ({ event, element, file }) => {
    const lines = outlineOfPlan(planOf(event.layout).root);
    const body = lines.slice(lines.findIndex((line) => line.includes('@versaoEvento')) + 1);
    expect(body.map((line) => line.slice(6))).toEqual(
      outlineOfSchema(loadSchema(officialSchema(file)), element),
    );
  });
});
