import { TJust } from '../../../engine/events/define/rows.ts';
import type { BuiltEvent } from '../../../engine/events/definition.ts';
import { leaf } from '../../../engine/layout/rows.ts';
import type { Layout } from '../../../engine/layout/types.ts';
import { compileValidator } from '../../../engine/layout/validator.ts';
import { compileWriter } from '../../../engine/layout/writer.ts';
import {
  MANIFESTATION_FACTS,
  MANIFESTATIONS,
  type ManifestationKind,
} from '../../../vocabulary/manifestation.ts';
import type { Ambiente } from '../../../vocabulary/service.ts';
import { envelope } from '../events/envelope.ts';
import { eventLayout } from '../events/layout.ts';

/** Facts of one manifestation. */
export interface ManifestationFacts {
  readonly tipo: ManifestationKind;
  readonly justificativa: string | null;
  readonly environment: Ambiente;
  readonly accessKey: string;
  /** CNPJ or CPF of the addressee, who is the author. */
  readonly autor: string;
  /** `2026-11-21T10:00:00-03:00`. */
  readonly dhEvento: string;
  /** nSeqEvento. */
  readonly sequence: number;
}

const ORGAO_AN = '91';
const JUSTIFICATIONS = { obrigatoria: '1-1', opcional: '0-1' } as const;

/** Layout of a manifestation. Source: NT 2020.001 v1.60; e210200, e210210, e210220, e210240_v1.00.xsd. */
export function manifestationLayout(tipo: ManifestationKind): Layout {
  const { descEvento, justificativa } = MANIFESTATION_FACTS[tipo];
  return eventLayout({
    name: `manifestacao-${tipo}`,
    descricoes: [descEvento],
    rows:
      justificativa === 'nenhuma'
        ? []
        : [leaf('xJust', JUSTIFICATIONS[justificativa], TJust, 'justificativa', 'Justificativa')],
    synonyms: {},
    ignored: [],
  });
}

const compiled = new Map(
  MANIFESTATIONS.map((tipo) => {
    const layout = manifestationLayout(tipo);
    return [tipo, { layout, validate: compileValidator(layout), writer: compileWriter(layout) }] as const;
  }),
);

/** Builds the event, without Signature. Throws when it would not be valid, which acceptance has seen to. */
export function buildManifestation(facts: ManifestationFacts): BuiltEvent {
  const { tipo, justificativa, environment, accessKey, autor, dhEvento, sequence } = facts;
  const { tpEvento, descEvento } = MANIFESTATION_FACTS[tipo];
  const of = compiled.get(tipo);
  if (of === undefined) throw new Error(`No layout of ${tipo}`);
  const id = `ID${tpEvento}${accessKey}${String(sequence).padStart(envelope.sequenceDigits, '0')}`;
  const subject = {
    type: 'nfe',
    environment,
    uf: '',
    accessKey,
    emitente: autor,
    dhEmi: dhEvento,
    protocolNumber: '',
    authorizedAtMs: 0,
    tpEmis: '1',
  };
  const body = { descEvento, ...(justificativa !== null && { xJust: justificativa }) };
  const tree = envelope.wrap({ id, cOrgao: ORGAO_AN, dhEvento, tpEvento, sequence, subject, body });
  const faults = of.validate(tree);
  if (faults.length > 0)
    throw new Error(`${tipo} would not be valid: ${faults.map(({ message }) => message).join('; ')}`);
  return {
    xml: of.writer.document(tree, of.writer.element(tree)),
    namespace: of.layout.namespace,
    id,
    details: null,
  };
}
