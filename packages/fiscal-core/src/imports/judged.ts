import type { Summary } from '../engine/document/definition.ts';
import type { JsonObject } from '../engine/events/definition.ts';
import type { Alert } from '../vocabulary/alert.ts';
import type { Ambiente } from '../vocabulary/service.ts';
import type { DocumentStatus, EventKind } from '../vocabulary/states.ts';

/** Reasons why a file is skipped. */
export const IMPORT_FAULTS = [
  'arquivo_vazio',
  'arquivo_grande_demais',
  'arquivo_inseguro',
  'xml_invalido',
  'tipo_desconhecido',
  'leiaute_invalido',
  'assinatura_invalida',
  'certificado_de_outro',
  'certificado_sem_icp_brasil',
  'certificado_fora_da_validade',
  'faixa_grande_demais',
  'chave_invalida',
  'sem_protocolo',
  'protocolo_invalido',
  'nao_autorizado',
  'numero_nao_suportado',
  'outro_ambiente',
  'outro_cnpj',
  'repetido_no_lote',
  'evento_sem_documento',
  'evento_de_documento_proprio',
  'conteudo_diferente',
  'leitura_interrompida',
  'limite_da_importacao',
] as const;
export type ImportFault = (typeof IMPORT_FAULTS)[number];

/** A file that is left out, and why. */
export interface ImportRefusal {
  readonly kind: 'recusado';
  readonly code: ImportFault;
  /** pt-BR: what is wrong, and where it helps what to send instead. */
  readonly message: string;
}

/**
 * Warning about an accepted file. `cadeia_desconhecida`: the issuer's name belongs to an authority of ICP-Brasil, but
 * no root here proves it.
 */
export type ImportWarning = 'cadeia_desconhecida' | 'dps_sem_assinatura';

interface Issued {
  readonly type: string;
  readonly environment: Ambiente;
  readonly modelo: string;
  readonly uf: string;
  /** CNPJ (14) or CPF (11). */
  readonly emitente: string;
  readonly warnings: readonly ImportWarning[];
}

/** A document that an authority decided on for ever. */
export interface ImportedDocument extends Issued {
  readonly kind: 'documento';
  readonly accessKey: string;
  /** Identifier of the signed content: the key, or the DPS Id of a note. */
  readonly signedKey: string;
  readonly serie: number;
  readonly numero: number;
  readonly codigoNumerico: string;
  readonly dhEmi: string;
  readonly tpEmis: string;
  /** REJEITADA: denied, and its number is used up. */
  readonly status: Extract<DocumentStatus, 'AUTORIZADA' | 'REJEITADA'>;
  readonly cStat: string;
  readonly xMotivo: string;
  readonly protocolNumber: string;
  readonly dhRecbto: string;
  /** Null where no known term ends it. */
  readonly cancellableUntilMs: number | null;
  readonly digestValue: string;
  readonly qrCodeUrl: string | null;
  readonly summary: Summary;
  readonly alerts: readonly Alert[];
  /** Authority that authorized it instead of the UF's own. */
  readonly authorizer?: string;
  /** Key of the note whose place it takes. */
  readonly substitutes: string | null;
  /** The signed document, byte for byte. */
  readonly signed: Buffer;
  /** The authority's protocol; of a note, the note. */
  readonly prot: string;
}

/** An event that an authority registered. */
export interface ImportedEvent extends Omit<Issued, 'modelo' | 'uf'> {
  readonly kind: 'evento';
  /** CNPJ or CPF; it signed the event. */
  readonly author: string;
  readonly accessKey: string;
  readonly tpEvento: string;
  /** Null for events that we do not support as operations. */
  readonly event: EventKind | null;
  readonly sequence: number;
  readonly cStat: string;
  readonly xMotivo: string;
  readonly protocolNumber: string | null;
  readonly dhRegEvento: string;
  readonly details: JsonObject | null;
  /** New status of the document; null = unchanged. */
  readonly leaves: {
    readonly status: DocumentStatus;
    readonly cStat: string;
    readonly xMotivo: string;
  } | null;
  /** The distributed file. */
  readonly xml: Buffer;
}

/** A range of numbers that an authority took as void. */
export interface ImportedRange extends Issued {
  readonly kind: 'inutilizacao';
  /** Four digits. */
  readonly ano: number;
  readonly serie: number;
  readonly inicio: number;
  readonly fim: number;
  readonly justificativa: string;
  readonly cStat: string;
  readonly xMotivo: string;
  readonly protocolNumber: string | null;
  readonly dhRecbto: string | null;
  readonly signed: Buffer;
  readonly ret: string;
}

export type Judged = ImportedDocument | ImportedEvent | ImportedRange | ImportRefusal;

/** Ends the reading of a file. */
export class LeftOutError extends Error {
  readonly code: ImportFault;
  constructor(code: ImportFault, message: string) {
    super(message);
    this.code = code;
  }
}

export function leaveOut(code: ImportFault, message: string): never {
  throw new LeftOutError(code, message);
}
