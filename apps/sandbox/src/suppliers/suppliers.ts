import { createHash, randomInt } from 'node:crypto';
import { newCodigoNumerico } from '@fiscal/core/adapters/codigo-numerico';
import { cnpjCheckDigits } from '@fiscal/core/identity/cnpj';
import { xMotivoOf } from '@fiscal/core/registry/cstat';
import { authorizerOf } from '@fiscal/core/registry/endpoints';
import { NFE_NAMESPACE } from '@fiscal/core/sefaz/messages';
import { assembleSigned, type SigningKey, signEnveloped } from '@fiscal/core/signing/sign';
import type { DistributedType } from '@fiscal/core/vocabulary/received/distribution';
import { gzipBase64 } from '@fiscal/core/xml/compress';
import { parseXml } from '@fiscal/core/xml/parse';
import { z } from 'zod';
import { CTE_TYPE } from '../authority/cte/cte.ts';
import { type DecideContext, type DocumentAuthority, decide } from '../authority/decide.ts';
import { MDFE_TYPE } from '../authority/mdfe/mdfe.ts';
import { readNfe } from '../authority/nfe/document.ts';
import { NFE_TYPE } from '../authority/nfe/nfe.ts';
import type { NfseAuthorityDeps } from '../authority/nfse/deps.ts';
import { createEmission } from '../authority/nfse/emission.ts';
import type { PortalDeps, PortalDocument } from '../authority/portal/type.ts';
import type { RestReply } from '../authority/rest-authority.ts';
import { type CertificateAuthority, signingKeyOf } from '../ca/authority.ts';
import type { RuleBasis } from '../rules/rule.ts';
import { inventedDocument } from './invented-document.ts';
import { supplierNote } from './supplier-note.ts';

export interface Purchase {
  readonly world: string;
  readonly type: DistributedType;
  /** CNPJ or CPF of the addressee, the taker of a CT-e or of a service, or who hired the carriage of an MDF-e. */
  readonly addressee: string;
  readonly uf: string;
  /** Decimal text with two places. */
  readonly value: string;
  readonly authorised: readonly string[];
  /** Milliseconds since its emission, by the world's clock. */
  readonly ageMs: number;
  /** Which of the world's suppliers issues it. */
  readonly supplier: number;
}

export interface Purchased {
  readonly chave: string;
  readonly emitente: string;
  readonly cStat: string;
  readonly xMotivo: string;
}

const NUMBERS = 999_999_999;
/** A DPS is sent with it (E1229). */
const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';
const CARRIERS = { cte: CTE_TYPE, mdfe: MDFE_TYPE } as const;

interface Party {
  readonly cnpj: string;
  readonly name: string;
}

/** A world's supplier: always the same, and of no real root. */
function supplierOf(world: string, supplier: number): Party {
  const seed = supplier === 0 ? world : `${world} ${supplier}`;
  const digits = BigInt(`0x${createHash('sha256').update(seed).digest('hex').slice(0, 12)}`) % 1_000_000n;
  const body = `99${String(digits).padStart(6, '0')}0001`;
  const name = supplier === 0 ? 'FORNECEDOR DE TESTE LTDA' : `FORNECEDOR DE TESTE ${supplier + 1} LTDA`;
  return { cnpj: body + cnpjCheckDigits(body), name };
}

const issued = z.object({ chaveAcesso: z.string() });
const refused = z.object({ erros: z.array(z.object({ codigo: z.string(), descricao: z.string() })).min(1) });

/** Answer to a DPS, as the other types give it. */
function noteIn({ body }: RestReply): Omit<Purchased, 'emitente'> {
  const note = issued.safeParse(body);
  if (note.success) return { chave: note.data.chaveAcesso, cStat: '100', xMotivo: xMotivoOf('nfse', '100') };
  const [error] = refused.parse(body).erros;
  return { chave: '', cStat: error?.codigo ?? '', xMotivo: error?.descricao ?? '' };
}

/** Suppliers that exist only in the sandbox; each has a certificate of the sandbox's CA, made by every process. */
export function createSuppliers(
  deps: PortalDeps & NfseAuthorityDeps & { readonly ca: CertificateAuthority; readonly nowMs: () => number },
) {
  const emission = createEmission(deps);
  /** A supplier is known by its CNPJ, within its world. */
  const signers = new Map<string, Promise<SigningKey>>();
  async function signerFor(world: string, { cnpj, name: company }: Party): Promise<SigningKey> {
    return signingKeyOf(await deps.ca.issueClient({ world, cnpj, company, nowMs: deps.nowMs() }));
  }
  /** The signed document, checked against its schema. */
  function sign(
    purchase: Purchase,
    { signer, party, nowMs }: { readonly signer: SigningKey; readonly party: Party; readonly nowMs: number },
  ): string {
    const { type, addressee, uf, value, authorised } = purchase;
    const numero = randomInt(1, NUMBERS);
    const facts = { addressee, uf, numero, codigo: newCodigoNumerico(numero), value, authorised };
    if (type === 'nfe') {
      const { chave, infNFe } = supplierNote({ ...facts, supplier: party, dhEmiMs: nowMs });
      const of = { namespace: NFE_NAMESPACE, element: infNFe, id: `NFe${chave}`, signer };
      const { signature } = signEnveloped(of);
      const parts = { root: 'NFe', namespace: NFE_NAMESPACE, parts: [infNFe], signature };
      return assembleSigned(parts).toString();
    }
    const { definition, tree } = inventedDocument({ ...facts, type, issuer: party, nowMs });
    const { xml } = definition.sign(tree, signer);
    return type === 'nfse' ? DECLARATION + xml.toString() : xml.toString();
  }

  return {
    /** A document of an invented supplier, carrier or provider to a company; emitted, authorized and distributed at its age. */
    async issue(purchase: Purchase): Promise<Purchased> {
      const { world, type, uf } = purchase;
      const party = supplierOf(world, purchase.supplier);
      const { cnpj } = party;
      const signing = signers.get(`${world} ${cnpj}`) ?? signerFor(world, party);
      signers.set(`${world} ${cnpj}`, signing);
      const [signer, { clockOffsetMs }] = await Promise.all([signing, deps.worlds.setting(world)]);
      const nowMs = deps.nowMs() + clockOffsetMs - purchase.ageMs;
      const xml = sign(purchase, { signer, party, nowMs });
      const { root } = parseXml(xml);
      const faults = deps.schema(root.name, xml);
      if (faults.length > 0) throw new Error(`an invented ${type} is not valid: ${faults.join('; ')}`);
      if (type === 'nfse') {
        const body = { dpsXmlGZipB64: gzipBase64(xml) };
        const call = { world, strict: false, holder: cnpj, nowMs, params: {}, body, scenarios: [] };
        return { ...noteIn(await emission.handle(call)), emitente: cnpj };
      }
      const context = {
        world,
        authorizer: authorizerOf({ type, uf, service: 'autorizacao' }) ?? 'SVRS',
        strict: false,
        nowMs,
        receivedAtMs: nowMs,
        scenarios: [],
      };
      const decided =
        type === 'nfe'
          ? await decideRead(NFE_TYPE, readNfe(root, xml), context)
          : await decideRead(CARRIERS[type], CARRIERS[type].read(root, xml), context);
      return { ...decided, emitente: cnpj };
    },
  };

  async function decideRead<D extends PortalDocument, C extends RuleBasis>(
    authority: DocumentAuthority<D, C>,
    document: D,
    context: DecideContext,
  ) {
    const { cStat, xMotivo } = await decide(authority, deps, { document, context });
    return { chave: document.chave, cStat, xMotivo };
  }
}

export type Suppliers = ReturnType<typeof createSuppliers>;
