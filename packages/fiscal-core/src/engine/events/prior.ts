import type { Service } from '../../vocabulary/service.ts';
import type { Problem, Tree } from '../document/definition.ts';
import type { Row } from '../layout/types.ts';
import { compileValidator } from '../layout/validator.ts';
import { compileWriter } from '../layout/writer.ts';
import type { Envelope } from './define/spec.ts';
import type { BuiltEvent, EventSubject } from './definition.ts';

/** Document that the event announces. */
export interface Announced {
  /** Signed element of the document, finalized. */
  readonly signed: Tree;
  readonly subject: EventSubject;
  /** `2026-11-21T10:00:00-03:00`. */
  readonly dhEvento: string;
  /** xJust. */
  readonly reason: string;
}

/** Meaning of the authorities' codes for such an event. */
interface PriorCodes {
  /** Codes of the event: the number has one. */
  readonly known: readonly string[];
  /** Codes of the event: the number is a document's, or void. */
  readonly taken: readonly string[];
  /** Codes of the document: its authority does not have the event yet. */
  readonly notYet: readonly string[];
}

interface PriorSpec extends PriorCodes {
  readonly tpEvento: string;
  readonly descEvento: string;
  /** Authority that receives it for a UF; null = none. */
  readonly receiver: (uf: string) => string | null;
  /** Service, where it differs from that of all events. */
  readonly service?: Service;
  readonly cOrgao: (chave: string) => string;
  /** Content of the body after descEvento. */
  readonly rows: readonly Row[];
  readonly envelope: Envelope;
  readonly body: (announced: Announced) => Tree;
}

/** An event that goes before its document. */
export interface PriorEvent extends PriorCodes {
  readonly tpEvento: string;
  readonly receiver: PriorSpec['receiver'];
  readonly service: Service;
  readonly layout: ReturnType<Envelope['layout']>;
  /** Built from the document's own values, or the list of missing ones. */
  build(announced: Announced): BuiltEvent | readonly Problem[];
}

const SEQUENCE = 1;

/** Compiles an event that precedes its document: its content is read from the document, never from a request. */
export function compilePrior(spec: PriorSpec): PriorEvent {
  const { tpEvento, descEvento, receiver, cOrgao, envelope, rows, body, known, taken, notYet } = spec;
  const { service = 'recepcaoEvento' } = spec;
  const layout = envelope.layout({
    name: `evento ${tpEvento}`,
    descricoes: [descEvento],
    rows,
    synonyms: {},
    ignored: [],
  });
  const validate = compileValidator(layout);
  const writer = compileWriter(layout);
  return {
    tpEvento,
    receiver,
    service,
    layout,
    known,
    taken,
    notYet,
    build(announced) {
      const { subject, dhEvento } = announced;
      const id = `ID${tpEvento}${subject.accessKey}${String(SEQUENCE).padStart(envelope.sequenceDigits, '0')}`;
      const tree = envelope.wrap({
        id,
        cOrgao: cOrgao(subject.accessKey),
        dhEvento,
        tpEvento,
        sequence: SEQUENCE,
        subject,
        body: { descEvento, ...body(announced) },
      });
      const faults = validate(tree);
      if (faults.length > 0) return faults;
      return {
        xml: writer.document(tree, writer.element(tree)),
        namespace: layout.namespace,
        id,
        details: null,
      };
    },
  };
}
