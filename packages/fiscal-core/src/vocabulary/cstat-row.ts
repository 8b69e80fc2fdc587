/** Meaning of a code for any document. A table row names one of these. */
export type CStatCategory =
  | 'authorized'
  | 'authorizedLate'
  | 'cancelled'
  | 'cancelledLate'
  | 'closed'
  | 'substituted'
  | 'denied'
  | 'deniedOnRecord'
  | 'inutilized'
  | 'lotReceived'
  | 'processing'
  | 'lotProcessed'
  | 'lotNotFound'
  | 'serviceUp'
  | 'serviceDownShort'
  | 'serviceDownUndefined'
  | 'svcDisabling'
  | 'svcDisabled'
  | 'overuse'
  | 'duplicate'
  | 'duplicateEvent'
  | 'epecAuthorized'
  | 'environmentBlockedEpec'
  | 'eventLotProcessed'
  | 'eventRegistered'
  | 'eventRegisteredUnlinked'
  | 'eventRegisteredWithAlert'
  | 'eventCancelLate'
  | 'noDocumentFound'
  | 'documentFound'
  | 'queryFound'
  | 'info'
  | 'rejected';

/** One code of an authority, its meaning and its text. */
export interface CStatRow {
  readonly code: string;
  readonly means: CStatCategory;
  /** Letters of the sources, explained in the table; `M`: the text is ours. */
  readonly from: string;
  /** `[name: …` is a template that the authority fills, to its bracket or the end (`registry/finished-text.ts`). */
  readonly text: string;
  /** Rules of the manual that answer it. */
  readonly rules?: string;
}
