import type { Dependencies } from '../dependencies.ts';
import { createAbandonDocument } from './abandon-document.ts';
import { createListOpenMdfe } from './list-open-mdfe.ts';
import { createListStuckDocuments } from './list-stuck-documents.ts';
import { createResumeDocuments } from './resume-documents.ts';

/** Documents that continue only on request. */
export const haltedServices = ({ db, hub, wake, changed: onCommit }: Dependencies) => ({
  listStuck: createListStuckDocuments({ db }),
  listOpenMdfe: createListOpenMdfe(db),
  resume: createResumeDocuments({ db, wake, onCommit }),
  abandon: createAbandonDocument({ db, hub, wake, onCommit }),
});
