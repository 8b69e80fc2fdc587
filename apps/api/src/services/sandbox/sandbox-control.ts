import { request } from 'node:https';

/** The sandbox's control routes: its own operators' token, no client certificate. */
export type SandboxControl = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
) => Promise<{ readonly status: number; readonly body: unknown }>;

const TIMEOUT_MS = 5000;

/** @throws when the sandbox cannot be reached or does not answer JSON */
export function createSandboxControl(options: {
  readonly baseUrl: string;
  /** PEM of the sandbox's own CA. */
  readonly ca: string;
  readonly adminToken: string;
}): SandboxControl {
  return (method, path, body) =>
    new Promise((resolve, reject) => {
      const text = body === undefined ? '' : JSON.stringify(body);
      const call = request(
        new URL(path, options.baseUrl),
        {
          method,
          ca: options.ca,
          timeout: TIMEOUT_MS,
          headers: {
            authorization: `Bearer ${options.adminToken}`,
            ...(text === ''
              ? {}
              : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
          },
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () => {
            const answer = Buffer.concat(chunks).toString('utf8');
            try {
              resolve({ status: response.statusCode ?? 0, body: answer === '' ? null : JSON.parse(answer) });
            } catch (cause) {
              reject(new Error(`sandbox answered HTTP ${response.statusCode} without JSON`, { cause }));
            }
          });
        },
      );
      call.on('timeout', () => call.destroy(new Error('sandbox did not answer in time')));
      call.on('error', reject);
      call.end(text);
    });
}
