// A process that is forked does not inherit the loader: TypeScript is registered here before the real entry is read.
import { register } from 'tsx/esm/api';

register();
await import('./replay-process.ts');
