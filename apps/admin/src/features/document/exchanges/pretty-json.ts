/** A string or a structural character of JSON, or anything between them. */
const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s"{}[\],:]+/g;

/**
 * Indents a JSON text without reading its numbers: `1.10` and integers of 20 digits stay as they were sent. A text that is no JSON
 * comes out with its own tokens all the same.
 */
export function prettyJson(body: string): string {
  let out = '';
  let depth = 0;
  const line = () => `\n${'  '.repeat(depth)}`;
  let opened = false;
  for (const [token] of body.matchAll(TOKEN)) {
    if (token === '}' || token === ']') {
      depth = Math.max(0, depth - 1);
      out += opened ? token : line() + token;
      opened = false;
      continue;
    }
    if (opened) out += line();
    opened = token === '{' || token === '[';
    if (opened) depth += 1;
    out += token === ':' ? ': ' : token;
    if (token === ',') out += line();
  }
  return out;
}
