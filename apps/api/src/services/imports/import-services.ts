import type { Dependencies } from '../dependencies.ts';
import { createCompanyImports } from './company-imports.ts';

/** What companies bring along from elsewhere. */
export const importServices = ({ db }: Dependencies) => ({ companyImports: createCompanyImports(db) });
