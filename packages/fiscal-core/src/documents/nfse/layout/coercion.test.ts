import { expect, it } from 'vitest';
import { compileCoercion } from '../../../engine/layout/coercion.ts';
import { nfseLayout } from './layout.ts';

it('keeps the line breaks of the description of the service, and of nothing else', () => {
  const { input } = compileCoercion(nfseLayout)(
    { descricao_servico: ' Etapa 1\r\nEtapa 2 ', informacoes_complementares: 'a\nb' },
    { utcOffset: '-03:00', nowMs: Date.parse('2026-11-21T13:00:00Z') },
  );
  expect(input).toEqual({ descricao_servico: 'Etapa 1\nEtapa 2', informacoes_complementares: 'a b' });
});
