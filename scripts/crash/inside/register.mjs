import { register } from 'node:module';

/** `node --import tsx --import this-file main.ts`: the process then passes its named steps through the crash test. */
register('./redirect.mjs', import.meta.url);
