import { type PlanLeaf, planOf } from '../plan.ts';
import type { Layout } from '../types.ts';
import { compileValidator } from '../validator.ts';
import { compileWriter } from '../writer.ts';
import { Random } from './random.ts';
import { mutate, pathTo, validTree } from './random-tree.ts';

const ds = 'http://www.w3.org/2000/09/xmldsig#';
const c14n = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315';

/** A signature that the schemas accept around anything. */
export const SIGNATURE = `<Signature xmlns="${ds}"><SignedInfo><CanonicalizationMethod Algorithm="${c14n}"></CanonicalizationMethod><SignatureMethod Algorithm="${ds}rsa-sha1"></SignatureMethod><Reference URI="#NFe35"><Transforms><Transform Algorithm="${ds}enveloped-signature"></Transform><Transform Algorithm="${c14n}"></Transform></Transforms><DigestMethod Algorithm="${ds}sha1"></DigestMethod><DigestValue>AAAAAAAAAAAAAAAAAAAAAAAAAAA=</DigestValue></Reference></SignedInfo><SignatureValue>AAAA</SignatureValue><KeyInfo><X509Data><X509Certificate>AAAA</X509Certificate></X509Data></KeyInfo></Signature>`;

interface Trial {
  readonly runs: number;
  readonly seed: number;
  /** Null when the official schema accepts the document, else its complaint. */
  readonly official: (xml: string) => string | null;
  /** Tags where libxml2 accepts what the schema refuses by the standard. */
  readonly lenient: ReadonlySet<string>;
}

interface Agreement {
  readonly disagreements: readonly object[];
  /** Mutations that the official schema refused. */
  readonly refused: number;
  /** Leaves that had a mutation near them. */
  readonly covered: number;
  readonly leaves: number;
}

/** Compares the layout's verdict with the official schema's on random valid documents and on mutations of them. */
export function agreementOf(layout: Layout, { runs, seed, official, lenient }: Trial): Agreement {
  const plan = planOf(layout);
  const validate = compileValidator(layout);
  const writer = compileWriter(layout);
  const leaves = plan.nodes.filter((node): node is PlanLeaf => node.node === 'leaf');
  const random = new Random(seed);
  const covered = new Set<PlanLeaf>();
  const disagreements: object[] = [];
  let refused = 0;
  for (let run = 0; run < runs; run++) {
    const near = leaves[run % leaves.length] ?? null;
    const tree = validTree(plan, random, near ? pathTo(plan, near) : new Set(), random.pick([0.1, 0.3, 0.6]));
    if (near) covered.add(near);
    const judge = (what: string): boolean => {
      const xml = writer.document(tree, writer.element(tree), SIGNATURE).toString();
      const theirs = official(xml);
      const ours = validate(tree);
      const excused =
        theirs === null &&
        ours.every(({ tag, code }) => code === 'formato_invalido' && lenient.has(tag ?? ''));
      if ((theirs === null) !== (ours.length === 0) && !excused)
        disagreements.push({ run, what, theirs, ours: ours.slice(0, 3) });
      return theirs === null;
    };
    if (!judge('valid tree')) disagreements.push({ run, what: 'the generator makes valid trees' });
    const changes: string[] = [];
    for (let times = random.pick([1, 1, 1, 2]); times > 0; times--)
      changes.push(mutate(plan, tree, random, near));
    const signed = tree[layout.signed];
    if (typeof signed === 'object' && !Array.isArray(signed) && !judge(changes.join('; '))) refused += 1;
  }
  return { disagreements, refused, covered: covered.size, leaves: leaves.length };
}
