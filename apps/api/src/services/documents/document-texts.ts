import { DOCUMENT_WARNINGS, type DocumentWarning } from '@fiscal/core/lifecycle/unclosed';
import { cancellableWithoutFineUntilMs } from '@fiscal/core/registry/event-deadlines';
import { ufByCodigo } from '@fiscal/core/tables/uf';
import type { DocumentRejection, DocumentView } from '@fiscal/db/base/types';

const WARNINGS: Readonly<Record<DocumentWarning, string>> = {
  mdfe_encerramento_proximo:
    'MDF-e ainda não encerrado: depois de 30 dias da autorização a SEFAZ recusa os próximos MDF-e da empresa (686). Encerre com POST /v1/mdfe/{id}/encerrar.',
  mdfe_encerramento_vencido:
    'MDF-e não encerrado há mais de 30 dias: a SEFAZ recusa os próximos MDF-e da empresa (686) até que este seja encerrado com POST /v1/mdfe/{id}/encerrar.',
};

/** Codes of all warnings; `alerta_sefaz` is the authority's remark beside its answer. */
export const WARNING_CODES = [...DOCUMENT_WARNINGS, 'alerta_sefaz'] as const;

/** A warning as people read it. */
export interface DocumentNotice {
  readonly code: (typeof WARNING_CODES)[number];
  readonly message: string;
  readonly since: Date | null;
}

/** Lists the authority's alerts of a document and, for an MDF-e, the closing that is due. */
export const warningsOf = ({
  warning,
  alerts,
  authorizedAt,
}: Pick<DocumentView, 'warning' | 'alerts' | 'authorizedAt'>): readonly DocumentNotice[] => [
  ...alerts.map(({ code, message }) => ({
    code: 'alerta_sefaz' as const,
    message: code === null ? message : `${code}: ${message}`,
    since: authorizedAt,
  })),
  ...(warning === null ? [] : [{ ...warning, message: WARNINGS[warning.code] }]),
];

/**
 * End of the period in which an authorized document is canceled without a fine; null if there is none, or nothing to
 * cancel.
 */
export function withoutFineUntil({
  type,
  accessKey,
  authorizedAt,
  cancellableUntil,
}: Pick<DocumentView, 'type' | 'accessKey' | 'authorizedAt' | 'cancellableUntil'>): Date | null {
  const uf = ufByCodigo(accessKey.slice(0, 2))?.sigla;
  if (uf === undefined || authorizedAt === null || cancellableUntil === null) return null;
  const untilMs = cancellableWithoutFineUntilMs(type, uf, authorizedAt.getTime());
  return untilMs === null ? null : new Date(untilMs);
}

const REASONS_SHOWN_MAX = 20;

/** The whole path instead of the bare name that a message of the layout begins with. */
function reasonOf({ field, message }: DocumentRejection['errors'][number]): string {
  if (field === '') return message;
  const name = field.slice(field.lastIndexOf('.') + 1);
  return message.startsWith(`${name} `) ? field + message.slice(name.length) : `${field}: ${message}`;
}

/** `225: Rejeição: Falha no Schema XML … | itens[0].codigo_ncm …`: readable without the list. */
export function rejectionReason({ cStat, xMotivo, origin, errors }: DocumentRejection): string {
  if (origin === 'desistencia') return xMotivo;
  const reasons = errors.slice(0, REASONS_SHOWN_MAX).map(reasonOf);
  const more = errors.length - reasons.length;
  if (more > 0) reasons.push(`e mais ${more} em rejection.errors`);
  return [`${cStat}: ${xMotivo}`, ...reasons].join(' | ');
}
