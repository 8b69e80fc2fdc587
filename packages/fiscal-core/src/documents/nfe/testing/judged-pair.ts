import type {
  DocumentDefinition,
  EmissionContext,
  Notice,
  Prepared,
  Problem,
  Tree,
} from '../../../engine/document/definition.ts';
import type { FlatInput } from '../../../engine/layout/types.ts';
import { BUILT_IN } from '../../../tables/rtc/built-in.ts';
import { preparedOf } from '../../../testing/taken.ts';
import { nfce } from '../../nfce/nfce.ts';
import { STRICT } from '../fixtures/context.ts';
import { BASES, type Change, put } from '../fixtures/pairs.ts';
import { type Model, NFE } from '../model.ts';
import { nfe } from '../nfe.ts';
import { judge } from '../rules/judge.ts';

const CONSUMERS = new Set(['consumer', 'consumerSimples']);
const NFCE_MODEL: Model = { ...NFE, type: 'nfce', mod: '65', recipientRequired: false };

export interface JudgedPair {
  readonly definition: DocumentDefinition;
  readonly tree: Tree;
  readonly input: FlatInput;
  readonly dhEmi: string;
  readonly problems: readonly Problem[];
  readonly notices: readonly Notice[];
}

/** Notes of the bases, each prepared once. */
const prepared = new Map<string, Prepared>();
const preparedBase = (definition: DocumentDefinition, base: string): Prepared => {
  const known = prepared.get(base);
  if (known) return known;
  const made = preparedOf(definition, BASES[base] ?? {}, { ...STRICT, ruleSwitches: [] });
  prepared.set(base, made);
  return made;
};

/** Judges a note of a base after a change of its tree or of its body. */
export function judgePair(base: string, change: Change = {}, context: EmissionContext = STRICT): JudgedPair {
  const definition = CONSUMERS.has(base) ? nfce : nfe;
  const { tree: unchanged, dhEmi } = preparedBase(definition, base);
  const tree = structuredClone(unchanged);
  const input: FlatInput = { nome_destinatario: 'X', cnpj_emitente: '11222333000181', serie: '1' };
  for (const [path, value] of Object.entries(change)) {
    if (!path.startsWith('@')) put(tree, ['infNFe', ...path.split('.')], value);
    else if (value === null) delete input[path.slice(1)];
    else if (typeof value === 'string') input[path.slice(1)] = value;
  }
  const at = input['dhEmi'] ?? change['ide.dhEmi'];
  const emitted = typeof at === 'string' ? at : dhEmi;
  const judged = judge(tree, {
    context,
    input,
    items: [],
    services: new Set(),
    model: CONSUMERS.has(base) ? NFCE_MODEL : NFE,
    dhEmi: emitted,
    completed: [],
    problems: [],
    notices: [],
    reform: { tables: BUILT_IN, model: 'NFe', date: dhEmi.slice(0, 10) },
  });
  return { definition, tree, input, dhEmi: emitted, ...judged };
}
