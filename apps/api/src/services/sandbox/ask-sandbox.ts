import { z } from 'zod';
import { Failure, invalid } from '../../base/failure.ts';
import type { SandboxControl } from './sandbox-control.ts';

const refused = z.object({ errors: z.array(z.object({ field: z.string(), message: z.string() })).min(1) });

/** Calls a control route and converts its errors. @throws {Failure} requisicao_invalida, sefaz_indisponivel */
export async function askSandbox<T>(
  sandbox: SandboxControl,
  answers: z.ZodType<T>,
  ...[method, path, body]: Parameters<SandboxControl>
): Promise<T> {
  const answer = await sandbox(method, path, body).catch((cause: unknown) => {
    throw new Failure(
      'sefaz_indisponivel',
      'O ambiente de teste não respondeu. Tente de novo em instantes.',
      { headers: { 'retry-after': '5' }, cause },
    );
  });
  const refusal = refused.safeParse(answer.body);
  if (answer.status === 400 && refusal.success) {
    throw invalid(
      refusal.data.errors.map(({ field, message }) => ({
        field,
        code: 'valor_invalido',
        message: `O ambiente de teste recusou ${field}: ${message}.`,
        ...(field === 'scenario' && { fix: 'Os cenários estão em GET /sandbox/scenarios.' }),
      })),
    );
  }
  return answers.parse(answer.body);
}
