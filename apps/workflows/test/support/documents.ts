import { createHash, generateKeyPairSync, randomUUID } from 'node:crypto';
import type { EmittedDefinition } from '@fiscal/core/activities/fiscal-ports';
import type { KeyMaterial } from '@fiscal/core/activities/ports';
import { buildChave } from '@fiscal/core/chave-acesso/chave-acesso';
import type { Tree } from '@fiscal/core/engine/document/definition';
import { type Target, targetOf } from '@fiscal/core/vocabulary/target';
import { PROTOCOL } from './memory-event.ts';
import type { MemoryDocument, MemoryStore } from './memory-store.ts';
import type { ScriptedAuthority } from './scripted.ts';

const CNPJ = '11222333000181';
const keyOf = (serie: number, nNF: number, cNF: string, dhEmi: string) =>
  buildChave({
    cUF: '35',
    AAMM: dhEmi.slice(2, 4) + dhEmi.slice(5, 7),
    cnpj: CNPJ,
    mod: '55',
    serie: String(serie),
    nNF: String(nNF),
    tpEmis: '1',
    cNF,
  });

/** A document type as small as can be: what the steps need, nothing of the layout. */
export const definition: EmittedDefinition = {
  nome: 'NF-e',
  judgeAgain: () => [],
  finalize(tree, { serie, numero, codigoNumerico, dhEmi }) {
    const chave = keyOf(serie, numero, codigoNumerico, dhEmi);
    Object.assign(tree, { '@Id': `NFe${chave}`, dhEmi });
    return chave;
  },
  validate: (tree) =>
    tree['natOp'] === undefined
      ? [{ field: 'natureza_operacao', code: 'campo_obrigatorio', message: 'falta' }]
      : [],
  sizeFaults: (bytes) =>
    bytes > 100_000 ? [{ field: 'itens', code: 'tamanho_invalido', message: 'grande', cStat: '214' }] : [],
  sign(tree) {
    const digestValue = createHash('sha1').update(JSON.stringify(tree)).digest('base64');
    const text = (tag: string): string => (typeof tree[tag] === 'string' ? tree[tag] : '');
    const xml = `<NFe><infNFe Id="${text('@Id')}"><dhEmi>${text('dhEmi')}</dhEmi></infNFe><DigestValue>${digestValue}</DigestValue></NFe>`;
    return { xml: Buffer.from(xml), digestValue, qrCodeUrl: null };
  },
};

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024 });
export const testKeys: KeyMaterial = {
  kind: 'ok',
  identity: { id: 'test', keyPem: '', certPem: '', privateKey, certificateBase64: 'AAAA' },
  csc: null,
  cscId: null,
};

let numbers = 0;

export interface NewDocument {
  readonly type?: string;
  readonly environment?: 1 | 2;
  readonly target?: Target;
  readonly dhEmi?: string;
  readonly redatable?: boolean;
  readonly valid?: boolean;
  readonly tree?: Tree;
}

/** Puts a document with a pending emission into the store, as acceptance does. */
export function acceptDocument(store: MemoryStore, options: NewDocument = {}): MemoryDocument {
  const {
    type = 'nfe',
    environment = 2,
    dhEmi = '2026-11-21T10:00:00-03:00',
    redatable = true,
    valid = true,
  } = options;
  numbers += 1;
  const identity = { serie: 1, numero: numbers, codigoNumerico: '12345678', dhEmi };
  const tree: Tree = { ...(valid && { natOp: 'VENDA' }), ...options.tree };
  const accessKey = definition.finalize(tree, identity);
  const documentId = randomUUID();
  const document: MemoryDocument = {
    work: {
      documentId,
      accountId: randomUUID(),
      clientId: randomUUID(),
      type,
      environment,
      target: options.target ?? targetOf({ environment }),
      uf: 'SP',
      serie: 1,
      numero: numbers,
      numeroGiven: false,
      codigoNumerico: identity.codigoNumerico,
      redatable,
      tpEmis: '1',
      tree,
      problems: [],
      completed: [],
      strict: false,
      issuer: { cnpj: CNPJ, name: 'Empresa', ie: '111', uf: 'SP' },
      createdAtMs: Date.parse(dhEmi),
      contingency: {
        policy: 'desligada',
        patienceMs: 8_000,
        forced: false,
        renumbers: true,
        serie: null,
        service: null,
        issued: null,
      },
    },
    accessKey,
    dhEmi,
    status: 'PENDENTE',
    operations: [],
    attempts: [],
    verdicts: [],
    notices: [],
    events: [],
  };
  store.documents.set(documentId, document);
  store.addOperation(documentId);
  return document;
}

/** A document that is AUTORIZADA, on record at the authority too. */
export function authorizedDocument(
  store: MemoryStore,
  { register }: ScriptedAuthority,
  options: NewDocument = {},
): MemoryDocument {
  const document = acceptDocument(store, options);
  const { accessKey, operations } = document;
  for (const operation of operations) operation.state = 'concluida';
  document.status = 'AUTORIZADA';
  register.set(accessKey, { chave: accessKey, digVal: 'ZA==', nProt: PROTOCOL, situacao: 'autorizado' });
  return document;
}
