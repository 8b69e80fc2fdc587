/** Types whose form for people is laid out in `plain-layouts.ts`, which is loaded when it is needed. */
const PLAIN_TYPES = ['nfse', 'cte', 'mdfe', 'nfcom', 'dce'] as const;
export type PlainType = (typeof PLAIN_TYPES)[number];

export const isPlainType = (type: string): type is PlainType => PLAIN_TYPES.some((plain) => plain === type);
