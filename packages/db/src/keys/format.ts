export const KEY_KINDS = ['access', 'restricted', 'test', 'live'] as const;
export type KeyKind = (typeof KEY_KINDS)[number];

/** `nfe_access_…`, `nfe_restricted_…`, `nfe_test_…`, `nfe_live_…`: 43 random characters and a checksum of 6. */
export declare function generateKey(kind: KeyKind): string;
/** The kind of a well-formed key whose checksum is right, else null: no database needed to refuse a typo. */
export declare function parseKey(text: string): KeyKind | null;
/** SHA-256, what is stored and looked up. */
export declare function hashKey(key: string): Buffer;
