import { randomUUID } from 'node:crypto';
import type { Ask, QuestionAnswer, QuestionInput, QuestionName } from '@fiscal/core/activities/questions';
import { perguntaWorkflowId, TASK_QUEUE, WORKFLOWS } from '@fiscal/core/lifecycle/contract';
import type { Client } from '@temporalio/client';

/** A caller waits for the answer. */
const ANSWER_MS = 12_000;

/** Behind a flood of documents an answer would come too late. 1 is the first of five, 3 the default. */
const BEFORE_DOCUMENTS = { priorityKey: 1 };

/** Asks the workers, who alone can open A1s. Rejects when none answered in time. */
export function createAsk(client: Pick<Client, 'withDeadline' | 'workflow'>): Ask {
  return <N extends QuestionName>(name: N, input: QuestionInput<N>) =>
    client.withDeadline(Date.now() + ANSWER_MS, () =>
      client.workflow.execute<Pergunta<N>>(WORKFLOWS.pergunta, {
        workflowId: perguntaWorkflowId(randomUUID()),
        taskQueue: TASK_QUEUE,
        args: [{ name, input }],
        workflowExecutionTimeout: ANSWER_MS,
        priority: { ...BEFORE_DOCUMENTS, fairnessKey: input.accountId },
      }),
    );
}

type Pergunta<N extends QuestionName> = (question: {
  readonly name: N;
  readonly input: QuestionInput<N>;
}) => Promise<QuestionAnswer<N>>;
