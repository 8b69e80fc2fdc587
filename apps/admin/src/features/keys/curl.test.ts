import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { brasiliaNow, emitCommand, hiddenToken, statusCommand } from './curl.ts';

const caller = { apiUrl: 'http://127.0.0.1:4000', token: hiddenToken(2) };

/** The words a shell makes of a command. */
function words(command: string): string[] {
  const { stdout } = spawnSync('sh', ['-c', command.replace(/^curl/, `printf '%s\\0'`)]);
  return stdout.toString().split('\0').slice(0, -1);
}

describe('the commands of a token', () => {
  it('run in a shell unchanged', () => {
    expect(words(statusCommand(caller))).toEqual([
      '-sS',
      '-X',
      'POST',
      'http://127.0.0.1:4000/v1/nfe/status',
      '-H',
      'X-Access-Key: SUA_CHAVE_DA_CONTA',
      '-H',
      'Authorization: Bearer SEU_TOKEN_DE_TESTE',
    ]);
  });

  it('emit in the name of the company', () => {
    const emit = emitCommand(
      caller,
      { cnpj: '11222333000181', ie: '110042490114' },
      '2026-11-22T00:00:00-03:00',
    );
    expect(JSON.parse(words(emit).at(-1) ?? '')).toMatchObject({
      mod: '55',
      cnpj_emitente: '11222333000181',
      inscricao_estadual_emitente: '110042490114',
      data_emissao: '2026-11-22T00:00:00-03:00',
    });
  });

  it('name a person who issues by CPF', () => {
    const emit = emitCommand(caller, { cnpj: '12345678909', ie: '1' }, '2026-11-22T00:00:00-03:00');
    const body: unknown = JSON.parse(words(emit).at(-1) ?? '');
    expect(body).toMatchObject({ cpf_emitente: '12345678909' });
    expect(body).not.toHaveProperty('cnpj_emitente');
  });

  it('give the hour of Brasília, on the day before too', () => {
    expect(brasiliaNow(new Date('2026-11-22T01:02:03.456Z'))).toBe('2026-11-21T22:02:03-03:00');
  });
});
