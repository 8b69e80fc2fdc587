import { fileURLToPath } from 'node:url';
import { workflowBundle } from '../../src/bundle.ts';

const BUNDLES = fileURLToPath(new URL('../../../../.cache/workflows', import.meta.url));

export const testBundle = (): Promise<string> => workflowBundle(BUNDLES);
