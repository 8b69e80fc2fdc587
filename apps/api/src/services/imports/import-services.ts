import type { Dependencies } from '../dependencies.ts';
import { createCompanyImports } from './company-imports.ts';
import { createConfirmImport } from './confirm-import.ts';

/** Services of imports. */
export const importServices = ({ db }: Dependencies) => ({
  ofCompany: createCompanyImports(db),
  confirm: createConfirmImport({ db }),
});
