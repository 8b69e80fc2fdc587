import { parentPort } from 'node:worker_threads';
import { type OpenedCertificate, openPkcs12 } from './certificate.ts';
import { CertificateError, type CertificateErrorCode } from './certificate-error.ts';

export interface OpenRequest {
  readonly pfx: Uint8Array | string;
  readonly password: string;
}

export type ThreadMessage =
  /** Everything is loaded: what takes long from here on is the file. */
  | { readonly kind: 'pronto' }
  | { readonly kind: 'aberto'; readonly opened: OpenedCertificate }
  | { readonly kind: 'recusado'; readonly code: CertificateErrorCode };

/** Runs in a thread of its own (certificate-opener.ts): opens one file per message. */
if (parentPort !== null) {
  const port = parentPort;
  const postMessage = (message: ThreadMessage) => port.postMessage(message);
  port.on('message', ({ pfx, password }: OpenRequest) => {
    try {
      postMessage({ kind: 'aberto', opened: openPkcs12(pfx, password) });
    } catch (error) {
      if (!(error instanceof CertificateError)) throw error;
      postMessage({ kind: 'recusado', code: error.code });
    }
  });
  postMessage({ kind: 'pronto' });
}
