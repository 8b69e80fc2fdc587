import { readFileSync } from 'node:fs';
import type { EmissionContext } from '@fiscal/core/engine/document/definition';
import { faultsOf } from '@fiscal/core/engine/document/faults';
import { strictFaults } from '@fiscal/core/engine/document/strict';
import { documentOf } from '@fiscal/core/registry/documents';
import { describe, expect, it } from 'vitest';
import { LOOSE_CASES } from '../testing/loose-cases.ts';
import { type Body, mutationsOf } from '../testing/mutations.ts';
import { PARITY_BODIES } from '../testing/parity-bodies.ts';
import { PARITY_SUBJECTS } from '../testing/parity-subjects.ts';

const NOTE_ISSUER = { cnpj: '44555666000181', name: 'PAPELARIA LTDA', ie: '110042490114', uf: 'SP' };
const noteOf = (type: string, name: string): Body =>
  JSON.parse(
    readFileSync(
      new URL(
        `../../../../packages/fiscal-core/src/documents/${type}/fixtures/${name}.input.json`,
        import.meta.url,
      ),
      'utf8',
    ),
  );
const NOTES: Readonly<Record<string, readonly [body: Body, moment: string]>> = {
  nfe: [noteOf('nfe', 'simples-csosn102'), '2026-11-19T12:00:00-03:00'],
  nfce: [noteOf('nfce', 'venda-simples'), '2026-11-20T10:16:00-03:00'],
};

/** Sound body of a type, with its issuer and moment. */
function soundOf(type: string): { body: Body; issuer: EmissionContext['issuer']; nowMs: number } {
  const note = NOTES[type];
  if (note !== undefined) return { body: note[0], issuer: NOTE_ISSUER, nowMs: Date.parse(note[1]) };
  const subject = PARITY_SUBJECTS[type];
  const [body] = Object.values(PARITY_BODIES[type]?.sound ?? {});
  if (subject === undefined || body === undefined) throw new Error(`no sound body of ${type}`);
  return { body, issuer: subject.issuer, nowMs: subject.nowMs };
}

type Handling = 'loose' | 'strict' | 'live';
interface Said {
  readonly cStat?: string | undefined;
  readonly field: string;
}

interface Handled {
  readonly refused: readonly Said[];
  /** Notices, and values that the sandbox supplied. */
  readonly remarks: readonly Said[];
}

/** Problems and notices of an emission with that handling. */
function handle(type: string, body: Body, handling: Handling): Handled {
  const { issuer, nowMs } = soundOf(type);
  const definition = documentOf(type);
  const context: EmissionContext = {
    ambiente: handling === 'live' ? 1 : 2,
    target: handling === 'live' ? 'producao' : 'sandbox',
    issuer,
    nowMs,
    completeInSandbox: handling === 'loose',
    verProc: 'emite 1.0',
  };
  const taken = definition.take(body, context);
  const more = handling === 'loose' ? [] : strictFaults(taken.notices);
  if ('refused' in taken) return { refused: [...taken.refused, ...more], remarks: taken.notices };
  const {
    serie = 1,
    numero = 1234,
    codigoNumerico = '46502913',
    tree,
    dhEmi,
    problems,
    notices,
    completed,
  } = taken;
  definition.finalize(tree, { serie, numero, codigoNumerico, dhEmi });
  return { refused: [...faultsOf(definition, problems, tree), ...more], remarks: [...notices, ...completed] };
}
const names = (list: readonly Said[], wanted: string): boolean =>
  list.some(
    ({ cStat, field }) =>
      cStat === wanted ||
      field === wanted ||
      field.startsWith(`${wanted}.`) ||
      field.startsWith(`${wanted}[`),
  );

/** Refusals and remarks, comparable with those of another body. */
const sayingsOf = ({ refused, remarks }: Handled): ReadonlySet<string> =>
  new Set([...refused, ...remarks].map((one) => JSON.stringify(one)));

describe('a loose emission', () => {
  it.each(LOOSE_CASES)(
    'of %s tells %s, which strict handling or a live token refuses',
    (type, refusal, change) => {
      const { body } = soundOf(type);
      const broken = { ...body, ...(typeof change === 'function' ? change(body) : change) };
      const [strict, live, loose] = (['strict', 'live', 'loose'] as const).map((one) =>
        handle(type, broken, one),
      );
      expect({
        refused: names([...(strict?.refused ?? []), ...(live?.refused ?? [])], refusal),
        told: names([...(loose?.refused ?? []), ...(loose?.remarks ?? [])], refusal),
      }).toEqual({ refused: true, told: true });
    },
  );

  it.each(['nfe', 'nfce', ...Object.keys(PARITY_BODIES)])('of a changed %s tells every refusal', (type) => {
    const { body } = soundOf(type);
    const silent = new Map<string, string>();
    const known = new Set(
      (['loose', 'strict', 'live'] as const).flatMap((one) => [...sayingsOf(handle(type, body, one))]),
    );
    for (const { name, body: broken } of mutationsOf(body)) {
      const loose = handle(type, broken, 'loose');
      const told = [...loose.refused, ...loose.remarks];
      if ([...sayingsOf(loose)].some((saying) => !known.has(saying))) continue;
      for (const handling of ['strict', 'live'] as const)
        for (const refusal of handle(type, broken, handling).refused) {
          const { cStat, field } = refusal;
          if (!known.has(JSON.stringify(refusal)) && !names(told, cStat ?? field) && !names(told, field))
            silent.set(`${cStat ?? ''} ${field.replace(/\d+/g, '')}`, `${handling}: ${name}`);
        }
    }
    expect(Object.fromEntries(silent)).toEqual({});
  });
});
