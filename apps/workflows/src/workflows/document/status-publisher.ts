import type { DocumentLabels } from '@fiscal/core/activities/sign';
import { numberInKey } from '@fiscal/core/lifecycle/key-number';
import type { DocumentStatus } from '@fiscal/core/vocabulary/states';
import { defineSearchAttributeKey, SearchAttributeType } from '@temporalio/common';
import { setCurrentDetails, upsertSearchAttributes, workflowInfo } from '@temporalio/workflow';

export type Situacao =
  | 'assinando'
  | 'transmitindo'
  | 'consultando'
  | 'aguardando'
  | 'registrando'
  | 'concluido';

/** Answer of the `estado` query and result of the workflow. */
export interface Estado {
  readonly situacao: Situacao;
  readonly status: DocumentStatus;
  readonly cStat: string | null;
  readonly motivo: string | null;
  /** End of the current wait, milliseconds since the epoch. */
  readonly ateMs: number | null;
}

const keyword = (name: string) => defineSearchAttributeKey(name, SearchAttributeType.KEYWORD);
const KEYS = {
  client: keyword('Client'),
  type: keyword('DocType'),
  environment: keyword('Environment'),
  uf: keyword('UF'),
  status: keyword('Status'),
  cStat: keyword('CStat'),
  keyHash: keyword('AccessKeyHash'),
  number: keyword('DocNumber'),
};

const AMBIENTE = { 1: 'producao', 2: 'homologacao' } as const;

/**
 * Visible state of the run in Temporal: search attributes, details, query. Published only where the run rests or ends,
 * together with its other commands.
 */
export function createStatusPublisher() {
  let estado: Estado = { situacao: 'assinando', status: 'PENDENTE', cStat: null, motivo: null, ateMs: null };
  let labels: DocumentLabels | null = null;

  function publish(): void {
    const at = workflowInfo().typedSearchAttributes;
    const wanted = [
      { key: KEYS.status, value: estado.status },
      { key: KEYS.cStat, value: estado.cStat ?? undefined },
      { key: KEYS.client, value: labels?.clientId },
      { key: KEYS.type, value: labels?.type },
      { key: KEYS.environment, value: labels ? AMBIENTE[labels.environment] : undefined },
      { key: KEYS.uf, value: labels?.uf },
      { key: KEYS.keyHash, value: labels?.keyHash },
      { key: KEYS.number, value: labels ? numberInKey(labels.accessKey) : undefined },
    ].flatMap(({ key, value }) => (value === undefined || at.get(key) === value ? [] : [{ key, value }]));
    if (wanted.length > 0) upsertSearchAttributes(wanted);
    setCurrentDetails(details());
  }

  function details(): string {
    const title = labels ? `**${labels.type.toUpperCase()}** \`${labels.accessKey}\`` : '';
    const verdict = [estado.cStat, estado.motivo].filter((part) => part !== null).join(': ');
    const until = estado.ateMs === null ? '' : `até ${new Date(estado.ateMs).toISOString()}`;
    return [title, `${estado.status} · ${estado.situacao} ${until}`.trim(), verdict]
      .filter((line) => line !== '')
      .join('\n\n');
  }

  return {
    estado: (): Estado => estado,
    identify(document: DocumentLabels): void {
      labels = document;
    },
    doing(situacao: Situacao): void {
      estado = { ...estado, situacao, ateMs: null };
    },
    waiting(ateMs: number, cStat: string | null, motivo: string): void {
      estado = { ...estado, situacao: 'aguardando', cStat, motivo, ateMs };
      publish();
    },
    settled(status: DocumentStatus, cStat: string | null, motivo: string | null): void {
      estado = { situacao: 'concluido', status, cStat, motivo, ateMs: null };
      publish();
    },
  };
}

export type StatusPublisher = ReturnType<typeof createStatusPublisher>;
