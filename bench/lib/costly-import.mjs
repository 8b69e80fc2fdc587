import { zipSync } from 'fflate';
import { call } from '../../scripts/base/http.mjs';
import { waitFor } from '../../scripts/base/wait.mjs';

/** A hostile upload: half a megabyte, packed, of files that are costly to read and are refused. */
const FILES = 60;
const ELEMENTS = 80_000;
const CHAVE = '35260912345678000195550010000000011000000019';

function costlyZip() {
  const items = '<det nItem="1"></det>'.repeat(ELEMENTS);
  const file = Buffer.from(
    `<nfeProc xmlns="http://www.portalfiscal.inf.br/nfe" versao="4.00"><NFe><infNFe versao="4.00" Id="NFe${CHAVE}">${items}</infNFe></NFe></nfeProc>`,
  );
  return zipSync(Object.fromEntries(Array.from({ length: FILES }, (_, n) => [`${n}.xml`, file])));
}

/**
 * Uploads such a ZIP for a company.
 * @param {{ apiUrl: string, accessKey: string, clientId: string }} caller
 * Gives its size, its state of now and `done()`, which resolves when it was worked off.
 */
export async function costlyImport({ apiUrl, accessKey, clientId }) {
  const zip = costlyZip();
  const headers = { 'X-Access-Key': accessKey };
  const answer = await fetch(`${apiUrl}/v1/clients/${clientId}/imports?target=sandbox`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/zip' },
    body: new Uint8Array(zip),
  });
  if (answer.status !== 202) throw new Error(`import: ${answer.status} ${await answer.text()}`);
  /** @type {any} */
  const { id } = await answer.json();
  const state = async () => {
    const { body } = await call(`${apiUrl}/v1/clients/${clientId}/imports/${id}`, { headers });
    return body.state;
  };
  return {
    bytes: zip.byteLength,
    done: () =>
      waitFor('the import', async () => ['concluida', 'interrompida'].includes(await state()), {
        timeoutMs: 600_000,
        everyMs: 200,
      }),
    state,
  };
}
