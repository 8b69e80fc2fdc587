import type { Dependencies } from '../dependencies.ts';
import { createCompanyImports } from './company-imports.ts';
import { createConfirmImport } from './confirm-import.ts';

/** What companies bring along from elsewhere. */
export const importServices = ({ db }: Dependencies) => ({
  companyImports: createCompanyImports(db),
  confirmImport: createConfirmImport({ db }),
});
