// Before TypeScript is registered, whose loader would rewrite these megabytes, too.
import 'pdfjs-dist/legacy/build/pdf.mjs';
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
// A thread does not inherit the loader of its process.
import { register } from 'tsx/esm/api';

register();
export const { read } = await import('./pdf-thread.ts');
