import { TRPCClientError } from '@trpc/client';
import { describe, expect, it } from 'vitest';
import { faultOf } from './fault.ts';

const field = {
  field: 'cnpj',
  code: 'cnpj_invalido',
  message: 'O CNPJ não confere.',
  fix: 'Confira o CNPJ.',
};

describe('the fault that a screen shows', () => {
  it('is the refusal of a procedure, with its fields', () => {
    const data = { code: 'requisicao_invalida', httpStatus: 400, errors: [field], requestId: 'req_1' };
    const error = TRPCClientError.from({ error: { message: 'Há campos inválidos.', code: -32600, data } });
    expect(faultOf(error)).toMatchObject({
      code: 'requisicao_invalida',
      message: 'Há campos inválidos.',
      errors: [{ field: 'cnpj', message: 'O CNPJ não confere.', fix: 'Confira o CNPJ.' }],
      requestId: 'req_1',
      transient: false,
    });
  });

  it('is the error body of /api/auth', () => {
    const body = {
      status: 401,
      code: 'nao_autenticado',
      message: 'E-mail ou senha incorretos.',
      errors: [],
      requestId: 'req_2',
    };
    expect(faultOf(body)).toMatchObject({
      code: 'nao_autenticado',
      message: body.message,
      requestId: 'req_2',
    });
  });

  it.each([new TypeError('Failed to fetch'), null, 'x'])('is a lost connection for %s', (error) => {
    expect(faultOf(error)).toMatchObject({
      code: 'sem_conexao',
      errors: [],
      requestId: null,
      transient: true,
    });
  });
});
