import { expect, it } from 'vitest';
import { createAsk } from './ask.ts';

it('asks before all documents that wait for a worker, accounts by turns, and no longer than a caller waits', async () => {
  const asked: unknown[] = [];
  const client = {
    withDeadline: (_deadline: number, work: () => unknown) => work(),
    workflow: {
      async execute(type: string, { workflowId, ...options }: { workflowId: string }) {
        asked.push([type, workflowId.split(':')[0], options]);
        return { kind: 'inexistente' };
      },
    },
  };
  const input = { accountId: 'a', uploadId: 'u', cnpj: null };
  const ask = createAsk(client as unknown as Parameters<typeof createAsk>[0]);
  expect(await ask('julgarCertificado', input)).toEqual({ kind: 'inexistente' });
  const options = {
    args: [{ name: 'julgarCertificado', input }],
    taskQueue: 'emite',
    priority: { priorityKey: 1, fairnessKey: 'a' },
    workflowExecutionTimeout: 12_000,
  };
  expect(asked).toEqual([['pergunta', 'pergunta', options]]);
});
