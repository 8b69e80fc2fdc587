import fs from 'node:fs';
import path from 'node:path';
import { lastJson, runTypeScript } from '../base/tsx.mjs';

/** @typedef {{ ca: string, serverCert: string, serverKey: string, clientCert: string, clientKey: string }} Tls PEM files */

/**
 * The cluster's own CA and certificates, created at its first start and stored in its folder (keys of mode 600). The
 * CA's key is discarded.
 * @type {(home: import('../base/paths.mjs').Home) => Promise<Tls>}
 */
export async function clusterTls(home) {
  const dir = path.join(home.dir, 'tls');
  const at = (/** @type {string} */ name) => path.join(dir, `${name}.pem`);
  const files = {
    ca: at('ca'),
    serverCert: at('server'),
    serverKey: at('server-key'),
    clientCert: at('client'),
    clientKey: at('client-key'),
  };
  if (Object.values(files).every((file) => fs.existsSync(file))) return files;
  const { ca, server, client } = lastJson(await runTypeScript('scripts/cluster/certificates.ts'));
  fs.mkdirSync(dir, { recursive: true, mode: 0o700 });
  for (const [file, pem] of [
    [files.ca, ca.certPem],
    [files.serverCert, server.certPem],
    [files.serverKey, server.keyPem],
    [files.clientCert, client.certPem],
    [files.clientKey, client.keyPem],
  ])
    fs.writeFileSync(file, pem, { mode: 0o600 });
  return files;
}
