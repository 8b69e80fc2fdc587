// A thread does not inherit the loader of its process: TypeScript is registered here before the real entry is read.
import { register } from 'tsx/esm/api';

register();
export const { checkLogo, print } = await import('./printer-thread.ts');
