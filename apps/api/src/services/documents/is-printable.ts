import { isPrinted } from '@fiscal/core/vocabulary/contingency';
import type { DocumentView } from '@fiscal/db/base/types';
import { hasPaper } from '@fiscal/paper/papers';

/** Signed and undecided, but valid to hand out: issued offline or by EPEC, it is transmitted later. */
export const isIssuedOffline = ({
  status,
  contingency,
}: Pick<DocumentView, 'status' | 'contingency'>): boolean =>
  isPrinted(contingency) && (status === 'PENDENTE' || status === 'ERRO_TECNICO');

/** A label is for goods that may still be sent. */
export const isLabelable = ({ status, type }: Pick<DocumentView, 'status' | 'type'>): boolean =>
  hasPaper(type, 'etiqueta') && status === 'AUTORIZADA';

/** From its authorization on, or issued offline, a document of a type that has a paper can be printed. */
export const isPrintable = (view: Pick<DocumentView, 'status' | 'type' | 'contingency'>): boolean =>
  hasPaper(view.type) &&
  (view.status === 'AUTORIZADA' ||
    view.status === 'CANCELADA' ||
    view.status === 'ENCERRADA' ||
    isIssuedOffline(view));
