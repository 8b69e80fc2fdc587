import type { Dependencies } from '../dependencies.ts';
import { createAbandonDocument } from './abandon-document.ts';
import { createListOpenMdfe } from './list-open-mdfe.ts';
import { createListStuckDocuments } from './list-stuck-documents.ts';
import { createResumeDocuments } from './resume-documents.ts';

/** Documents that continue only on request. */
export const haltedServices = ({ db, hub, wake, changed: onCommit }: Dependencies) => ({
  listStuckDocuments: createListStuckDocuments({ db }),
  listOpenMdfe: createListOpenMdfe(db),
  resumeDocuments: createResumeDocuments({ db, wake, onCommit }),
  abandonDocument: createAbandonDocument({ db, hub, wake, onCommit }),
});
