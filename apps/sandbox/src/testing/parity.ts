import type { EmissionContext } from '@fiscal/core/engine/document/definition';
import { LAYOUT_FAULT } from '@fiscal/core/engine/document/problems';
import type { RuleSwitch } from '@fiscal/core/engine/document/rule-switches';
import { documentOf } from '@fiscal/core/registry/documents';
import { createTestCa, issueEcnpj, testSigner } from '@fiscal/core/testing/certificates';
import { type Rule, type RuleBasis, rulesInForce } from '../rules/rule.ts';
import type { Body } from './mutations.ts';

/** Type with its issuer and its strict authority. */
export interface ParitySubject<Document extends { readonly modelo: string }, Context extends RuleBasis> {
  readonly type: string;
  readonly issuer: EmissionContext['issuer'];
  readonly nowMs: number;
  readonly rules: readonly Rule<Document, Context>[];
  readonly read: (xml: string) => Document;
  readonly authority: Context;
  /** Codes of one side that have another code on the other side. */
  readonly alias?: Readonly<Record<string, string>>;
}

export interface Verdicts {
  /** Null when the layout itself refuses the body, so that no XML of it reaches a rule. */
  readonly predicted: ReadonlySet<string> | null;
  readonly decided: ReadonlySet<string>;
}

export interface Plant {
  /** Code whose rule the authority has lost. */
  readonly without?: string;
  readonly ruleSwitches?: readonly RuleSwitch[];
}

/** @returns the codes that validation predicts for a body, and those of the strict authority for its XML: all of them, unordered */
export function judgesOf<Document extends { readonly modelo: string }, Context extends RuleBasis>({
  type,
  issuer,
  nowMs,
  rules,
  read,
  authority,
  alias = {},
}: ParitySubject<Document, Context>): (body: Body, plant?: Plant) => Verdicts {
  const definition = documentOf(type);
  const signer = testSigner(issueEcnpj(createTestCa(), { cnpj: issuer.cnpj }));
  const NONE: Verdicts = { predicted: null, decided: new Set() };
  const codeName = (code: string): string => alias[code] ?? code;

  return (body, { without, ruleSwitches } = {}) => {
    const context: EmissionContext = {
      ambiente: 2,
      target: 'sandbox',
      issuer,
      nowMs,
      completeInSandbox: false,
      verProc: 'emite 1.0',
      ...(ruleSwitches && { ruleSwitches }),
    };
    const taken = definition.take(body, context);
    if ('refused' in taken) return NONE;
    const { tree, dhEmi, problems } = taken;
    const { serie = 1, numero = 1234, codigoNumerico = '46502913' } = taken;
    definition.finalize(tree, { serie, numero, codigoNumerico, dhEmi });
    const isOfLayout = [...problems, ...definition.validate(tree)].some(
      ({ cStat }) => cStat === undefined || cStat === LAYOUT_FAULT,
    );
    if (isOfLayout) return NONE;
    const document = read(definition.sign(tree, signer).xml.toString());
    const broken = rulesInForce(rules, authority).filter(
      ({ cStat, breaks, modelos }) =>
        cStat !== without &&
        modelos?.includes(document.modelo) !== false &&
        breaks !== undefined &&
        breaks(document, authority) !== false,
    );
    return {
      predicted: new Set(problems.map(({ cStat }) => codeName(cStat ?? ''))),
      decided: new Set(broken.map(({ cStat }) => codeName(cStat))),
    };
  };
}

export const sortCodes = (codes: Iterable<string>): string[] => [...codes].toSorted();
