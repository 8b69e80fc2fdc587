/** What a code says, whatever the document. A table row names one of these. */
export type CStatCategory =
  | 'authorized'
  | 'authorizedLate'
  | 'cancelled'
  | 'cancelledLate'
  | 'denied'
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
  | 'epecAuthorized'
  | 'environmentBlockedEpec'
  | 'eventLotProcessed'
  | 'eventRegistered'
  | 'eventRegisteredUnlinked'
  | 'eventCancelLate'
  | 'noDocumentFound'
  | 'documentFound'
  | 'queryFound'
  | 'info'
  | 'rejected';

/** code · category · source letters (explained in the table) · message · rules that answer it */
export type CStatRow = readonly [string, CStatCategory, string, string, string?];
