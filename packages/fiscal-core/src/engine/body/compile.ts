import { compileContent } from '../content/content.ts';
import type { ReadContent } from '../content/parts.ts';
import { compileCoercion } from '../layout/coercion.ts';
import { compileMapper } from '../layout/mapper.ts';
import { compileReader } from '../layout/reader.ts';
import type { Coerce, Layout, MapToTree, Read, Validate, Writer } from '../layout/types.ts';
import { compileValidator } from '../layout/validator.ts';
import { compileWriter } from '../layout/writer.ts';
import { withPending } from './pending.ts';

/** Compiled form of a layout table, made once per process. */
export interface CompiledLayout {
  readonly layout: Layout;
  readonly coerce: Coerce;
  readonly map: MapToTree;
  readonly validate: Validate;
  /** For trees that may be invalid: the output is well-formed in any case. */
  readonly writer: Writer;
  /** For trees that passed `validate`: values that cannot hold markup are written as they are. */
  readonly validWriter: Writer;
  readonly read: Read;
  /** For people. */
  readonly content: ReadContent;
}

export function compileLayout(layout: Layout): CompiledLayout {
  const whole = withPending(layout);
  return {
    layout,
    coerce: compileCoercion(whole),
    map: compileMapper(whole),
    validate: compileValidator(whole),
    writer: compileWriter(whole),
    validWriter: compileWriter(whole, { validated: true }),
    read: compileReader(whole),
    content: compileContent(whole),
  };
}
