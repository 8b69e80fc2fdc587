import type { DocumentView } from '@fiscal/db/base/types';
import { hasPaper } from '@fiscal/paper/papers';

/** From its authorisation on, a document of a type that has a paper can be printed. */
export const isPrintable = ({ status, type }: Pick<DocumentView, 'status' | 'type'>): boolean =>
  (status === 'AUTORIZADA' || status === 'CANCELADA' || status === 'ENCERRADA') && hasPaper(type);
