import { compileCoercion } from '../layout/coercion.ts';
import { compileMapper } from '../layout/mapper.ts';
import { compileReader } from '../layout/reader.ts';
import type { Coerce, Layout, MapToTree, Read, Validate, Writer } from '../layout/types.ts';
import { compileValidator } from '../layout/validator.ts';
import { compileWriter } from '../layout/writer.ts';

/** What a layout table compiles to, once per process. */
export interface CompiledLayout {
  readonly layout: Layout;
  readonly coerce: Coerce;
  readonly map: MapToTree;
  readonly validate: Validate;
  /** For trees that may be wrong: whatever they hold, what is written is well-formed. */
  readonly writer: Writer;
  /** For trees that passed `validate`: values that cannot hold markup are written as they are. */
  readonly validWriter: Writer;
  readonly read: Read;
}

export const compileLayout = (layout: Layout): CompiledLayout => ({
  layout,
  coerce: compileCoercion(layout),
  map: compileMapper(layout),
  validate: compileValidator(layout),
  writer: compileWriter(layout),
  validWriter: compileWriter(layout, { validated: true }),
  read: compileReader(layout),
});
