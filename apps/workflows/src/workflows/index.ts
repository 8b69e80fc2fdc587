/** The one file the workflow bundle reads. */
export { document } from './document/workflow.ts';
