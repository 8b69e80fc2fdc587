import { inject } from 'vitest';

/** The running stack that `*.stack.test.ts` files talk to (started by tests/support/stack.ts). */
export interface Stack {
  /** `http://127.0.0.1:<port>`, no trailing slash. */
  readonly apiUrl: string;
  /** The API's port for operators, and the secret that it asks for. */
  readonly operatorsUrl: string;
  readonly operatorSecret: string;
  readonly workerUrl: string;
  readonly sandboxUrl: string;
  readonly sandboxAdminToken: string;
  readonly sandboxCaFile: string;
  /** Superuser or owner: what the product's own roles may not see. */
  readonly databaseOwnerUrl: string;
  /** Roles of the API, the worker and letters. */
  readonly databaseAppUrl: string;
  readonly databaseWorkerUrl: string;
  readonly databaseLettersUrl: string;
  readonly temporalAddress: string;
  readonly temporalNamespace: string;
  readonly masterKey: string;
  /** The worker's alone. */
  readonly signerKey: string;
  /** Folder with `run/` (pid files) and `logs/` of this stack. */
  readonly home: string;
  /** A stack of tests has it. */
  readonly lettersPort?: number;
  readonly credentials: StackCredentials;
}

/** Demo account of that stack; fields as `.emite/credentials.json`. */
export interface StackCredentials {
  readonly apiUrl: string;
  readonly consoleUrl: string;
  readonly temporalUiUrl: string;
  readonly accessKey: string;
  readonly restrictedKey: string;
  readonly clientId: string;
  readonly testToken: string;
  readonly liveToken: string;
  readonly owner: { readonly email: string; readonly password: string };
}

declare module 'vitest' {
  interface ProvidedContext {
    stack: Stack;
  }
}

export const stack = (): Stack => inject('stack');
