import { readdirSync, readFileSync } from 'node:fs';
import { DOCUMENTS } from '../../packages/fiscal-core/src/registry/documents.ts';
import { createTestCa, issueEcnpj, testSigner } from '../../packages/fiscal-core/src/testing/certificates.ts';
import { CONTEXT } from '../lib/document.mjs';
import { limitOf } from '../lib/limit.mjs';
import { measure } from '../lib/measure.mjs';

/** Ratios to LIMIT of a document of few items, the same for every type. */
const GOALS = { 'tree → signed': 1.1, 'tree → validated, signed': 1.3, 'body → checked … signed': 2 };

const CODIGO = '48271935';

/** The largest golden fixture of a type, as its company sends it to a test token. */
function caseOf(definition) {
  const folder = new URL(
    `../../packages/fiscal-core/src/documents/${definition.type}/fixtures/`,
    import.meta.url,
  );
  const bodies = readdirSync(folder)
    .filter((file) => file.endsWith('.input.json'))
    .map((file) => readFileSync(new URL(file, folder), 'utf8'));
  const body = JSON.parse(bodies.toSorted((a, b) => b.length - a.length)[0]);
  const cnpj = String(body.cnpj_emitente ?? body.cnpj_prestador ?? CONTEXT.issuer.cnpj).replace(/\D/g, '');
  const uf = body.uf_emitente ?? CONTEXT.issuer.uf;
  const nowMs = Date.parse(body.data_emissao ?? '') || CONTEXT.nowMs;
  const context = { ...CONTEXT, nowMs, completeInSandbox: true, issuer: { ...CONTEXT.issuer, cnpj, uf } };
  return { body, context };
}

function buildDocument(definition, { body, context }) {
  const { refused, tree, dhEmi, problems, ...sent } = definition.take(body, context);
  if (refused !== undefined)
    throw new Error(`${definition.type} is refused: ${JSON.stringify(refused.slice(0, 3))}`);
  const identity = { serie: sent.serie ?? 1, numero: sent.numero ?? 1, codigoNumerico: CODIGO, dhEmi };
  definition.finalize(tree, identity);
  const faults = [...problems, ...definition.validate(tree)];
  if (faults.length > 0)
    throw new Error(`${definition.type} is refused: ${JSON.stringify(faults.slice(0, 3))}`);
  return tree;
}

/** Every document type on the way from its body to signed bytes, in this process. */
export async function types({ rounds }) {
  const signer = {
    ...testSigner(issueEcnpj(createTestCa(), { cnpj: CONTEXT.issuer.cnpj })),
    csc: 'CSC-DE-TESTE',
    cscId: '1',
  };
  const rows = [];
  for (const definition of DOCUMENTS) {
    const given = caseOf(definition);
    const tree = buildDocument(definition, given);
    const figures = await measure(
      {
        LIMIT: limitOf(tree, signer.privateKey),
        'tree → signed': () => definition.sign(tree, signer),
        'tree → validated, signed': () => {
          if (definition.validate(tree).length > 0) throw new Error('a valid tree was refused');
          return definition.sign(tree, signer);
        },
        'body → checked … signed': () => definition.sign(buildDocument(definition, given), signer),
      },
      rounds,
    );
    for (const [name, { median, min }] of Object.entries(figures))
      rows.push({
        name: `${definition.nome}: ${name}`,
        value: median,
        unit: 'µs',
        min,
        reference: figures.LIMIT.median,
        ratio: median / figures.LIMIT.median,
        ratioOfMinima: min / figures.LIMIT.min,
        ...(GOALS[name] && { goal: GOALS[name] }),
      });
  }
  return [
    {
      title: 'From data to signed XML by document type, its largest golden fixture, CPU time of one document',
      reference: 'LIMIT of the same document, µs',
      rows,
    },
  ];
}
