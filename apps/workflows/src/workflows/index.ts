/** The one file the workflow bundle reads. */
export { document } from './document/workflow.ts';
export { inutilizacao } from './inutilizacao/workflow.ts';
export { pergunta } from './pergunta.ts';
