import { createHash, createPrivateKey, randomInt, X509Certificate } from 'node:crypto';
import { newCodigoNumerico } from '@fiscal/core/adapters/codigo-numerico';
import { cnpjCheckDigits } from '@fiscal/core/identity/cnpj';
import { authorizerOf } from '@fiscal/core/registry/endpoints';
import { NFE_NAMESPACE } from '@fiscal/core/sefaz/messages';
import { assembleSigned, type SigningKey, signEnveloped } from '@fiscal/core/signing/sign';
import { parseXml } from '@fiscal/core/xml/parse';
import { decide } from '../authority/decide.ts';
import { readNfe } from '../authority/nfe/document.ts';
import { NFE_TYPE } from '../authority/nfe/nfe.ts';
import type { PortalDeps } from '../authority/portal/type.ts';
import type { CertificateAuthority } from '../ca/authority.ts';
import { supplierNote } from './supplier-note.ts';

export interface Purchase {
  readonly world: string;
  /** CNPJ or CPF of the addressee. */
  readonly addressee: string;
  readonly uf: string;
  /** Decimal text with two places. */
  readonly value: string;
  readonly authorised: readonly string[];
}

export interface Purchased {
  readonly chave: string;
  readonly emitente: string;
  readonly cStat: string;
  readonly xMotivo: string;
}

export interface Suppliers {
  /** Issues a note of an invented supplier to a company, at the world's clock. */
  issue(purchase: Purchase): Promise<Purchased>;
}

const NUMBERS = 999_999_999;
const NAME = 'FORNECEDOR DE TESTE LTDA';

/** CNPJ of a world's supplier: always the same, and of no real root. */
function supplierOf(world: string): string {
  const digits = BigInt(`0x${createHash('sha256').update(world).digest('hex').slice(0, 12)}`) % 1_000_000n;
  const body = `99${String(digits).padStart(6, '0')}0001`;
  return body + cnpjCheckDigits(body);
}

/** Suppliers that exist only in the sandbox; each has a certificate of the sandbox's CA, made by every process. */
export function createSuppliers(
  deps: PortalDeps & { readonly ca: CertificateAuthority; readonly nowMs: () => number },
): Suppliers {
  const signers = new Map<string, Promise<SigningKey>>();
  async function signerFor(world: string, cnpj: string): Promise<SigningKey> {
    const { certPem, keyPem } = await deps.ca.issueClient({
      world,
      cnpj,
      company: NAME,
      nowMs: deps.nowMs(),
    });
    return {
      privateKey: createPrivateKey(keyPem),
      certificateBase64: new X509Certificate(certPem).raw.toString('base64'),
    };
  }
  return {
    async issue({ world, addressee, uf, value, authorised }) {
      const cnpj = supplierOf(world);
      const signing = signers.get(world) ?? signerFor(world, cnpj);
      signers.set(world, signing);
      const [signer, { clockOffsetMs }] = await Promise.all([signing, deps.worlds.setting(world)]);
      const nowMs = deps.nowMs() + clockOffsetMs;
      const numero = randomInt(1, NUMBERS);
      const { chave, infNFe } = supplierNote({
        supplier: { cnpj, name: NAME },
        addressee,
        uf,
        numero,
        codigo: newCodigoNumerico(numero),
        dhEmiMs: nowMs,
        value,
        authorised,
      });
      const { signature } = signEnveloped({
        namespace: NFE_NAMESPACE,
        element: infNFe,
        id: `NFe${chave}`,
        signer,
      });
      const xml = assembleSigned({
        root: 'NFe',
        namespace: NFE_NAMESPACE,
        parts: [infNFe],
        signature,
      }).toString();
      const faults = deps.schema('NFe', xml);
      if (faults.length > 0) throw new Error(`an invented note is not valid: ${faults.join('; ')}`);
      const authorizer = authorizerOf({ type: 'nfe', uf, service: 'autorizacao' }) ?? 'SVRS';
      const { cStat, xMotivo } = await decide(NFE_TYPE, deps, readNfe(parseXml(xml).root, xml), {
        world,
        authorizer,
        strict: false,
        nowMs,
        receivedAtMs: nowMs,
        scenarios: [],
      });
      return { chave, emitente: cnpj, cStat, xMotivo };
    },
  };
}
