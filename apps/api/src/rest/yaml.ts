/** Plain keys and words that YAML reads as the same text. */
const PLAIN = /^[A-Za-z_$/{}][\w$/{}.-]*$/;
const RESERVED = /^(?:true|false|null|yes|no|on|off|y|n|~)$/i;

const textOf = (text: string): string =>
  PLAIN.test(text) && !text.startsWith('{') && !RESERVED.test(text) ? text : JSON.stringify(text);

const isBlock = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0;

function lines(value: object, indent: string): string[] {
  const isList = Array.isArray(value);
  return Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .flatMap(([key, each]: [string, unknown]) => {
      const head = isList ? `${indent}-` : `${indent}${textOf(key)}:`;
      if (isBlock(each)) return [head, ...lines(each, `${indent}  `)];
      return [`${head} ${typeof each === 'string' ? textOf(each) : JSON.stringify(each)}`];
    });
}

/** Writes the values that JSON knows as YAML 1.2. */
export const toYaml = (value: object): string => `${lines(value, '').join('\n')}\n`;
