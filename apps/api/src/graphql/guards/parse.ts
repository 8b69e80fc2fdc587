import { type DocumentNode, GraphQLError, parse } from 'graphql';
import { LIMITS } from './limits.ts';
import { beyond, refusedSize } from './refusal.ts';

/** Text → document, when both are within their limits. @throws {GraphQLError} */
export function parseWithin(text: string): DocumentNode {
  if (text.length > LIMITS.characters.max) throw beyond('characters', text.length);
  if (NUL.test(text))
    throw new GraphQLError(
      'Um texto da operação tem o caractere NUL (\\u0000), que texto nenhum guarda: tire-o.',
    );
  const document = parseText(text);
  const refused = refusedSize(document);
  if (refused !== null) throw refused;
  return document;
}

function parseText(text: string): DocumentNode {
  try {
    return parse(text, { maxTokens: LIMITS.tokens.max });
  } catch (error) {
    if (error instanceof GraphQLError && TOO_MANY.test(error.message))
      throw beyond('tokens', Number.POSITIVE_INFINITY);
    // The parser goes as deep as the text; so deep is no operation.
    if (error instanceof RangeError) throw beyond('depth', Number.POSITIVE_INFINITY);
    throw error;
  }
}

/** NUL as GraphQL escapes it in a text; JSON drops it from variables. */
const NUL = /\\u(?:0000|\{0+\})/;
/** Wording of graphql-js for `maxTokens`. */
const TOO_MANY = /contains more tha[tn] \d+ tokens/;
