import { describe, expect, it } from 'vitest';
import { formatChave, formatDateTime, formatDocumento, formatRelative } from './format.ts';

describe('formats', () => {
  it('masks a CNPJ, letters too, and leaves anything else', () => {
    expect(formatDocumento('11222333000181')).toBe('11.222.333/0001-81');
    expect(formatDocumento('12ABC34501DE35')).toBe('12.ABC.345/01DE-35');
    expect(formatDocumento('123')).toBe('123');
    expect(formatDocumento('11222333000181')).toBe('11.222.333/0001-81');
    expect(formatDocumento('52998224725')).toBe('529.982.247-25');
  });

  it('groups an access key by four', () => {
    expect(formatChave('3526'.repeat(11))).toBe(Array(11).fill('3526').join(' '));
  });

  it('formats moments at the clock of São Paulo, wherever it runs', () => {
    expect(formatDateTime(new Date('2026-11-22T02:30:00Z'), 'pt-BR')).toBe('21/11/2026, 23:30:00');
  });

  it.each([
    [-30, 'há 30 segundos'],
    [2, 'agora'],
    [-59 * 60, 'há 59 minutos'],
    [3 * 3600, 'em 3 horas'],
    [-25 * 3600, 'ontem'],
    [12 * 86_400 + 5, 'em 12 dias'],
  ])('formats a distance of %i seconds', (seconds, text) => {
    const now = new Date('2026-11-22T12:00:00Z');
    expect(formatRelative(new Date(now.getTime() + seconds * 1000), now, 'pt-BR')).toBe(text);
  });
});
