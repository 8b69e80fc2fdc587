import type { InutilizacaoInput } from '@fiscal/core/lifecycle/contract';
import { continueAsNew } from '@temporalio/workflow';
import { untilDone } from '../recovery.ts';
import { createWakes } from '../wakes.ts';
import { createRangePass } from './pass.ts';

/** Runs once per range of numbers to void. Signals only wake it; all its state is read from the row. */
export async function inutilizacao(input: InutilizacaoInput): Promise<void> {
  const wakes = createWakes();
  const pass = createRangePass(input, (ms, summary) =>
    wakes.rest(ms, summary, () => continueAsNew<typeof inutilizacao>(input)),
  );
  await untilDone<'ended'>({
    run: pass.run,
    giveUp: (reason) => pass.settle({ kind: 'erro-tecnico', code: 'falha_interna', reason }),
    doing: () => 'inutilizando',
  });
  await wakes.end();
}
