import { compileCoercion } from '../layout/coercion.ts';
import { compileMapper } from '../layout/mapper.ts';
import { compileReader } from '../layout/reader.ts';
import { compileValidator } from '../layout/validator.ts';
import { compileWriter } from '../layout/writer.ts';
import { nfeLayout } from './layout/layout.ts';

/** What the layout table of NF-e and NFC-e compiles to, once per process. */
export const coerceNfe = compileCoercion(nfeLayout);
export const mapNfe = compileMapper(nfeLayout);
export const validateNfe = compileValidator(nfeLayout);
/** For trees that may be wrong: whatever they hold, what is written is well-formed. */
export const nfeWriter = compileWriter(nfeLayout);
/** For trees that passed `validateNfe`: values that cannot hold markup are written as they are. */
export const validNfeWriter = compileWriter(nfeLayout, { validated: true });
export const readNfe = compileReader(nfeLayout);
