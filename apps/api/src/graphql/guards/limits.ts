/** Limits of an operation before anything of it runs; documented in docs/graphql.md. */
export const LIMITS = {
  characters: { max: 100_000, what: 'caracteres no texto' },
  tokens: { max: 4_000, what: 'símbolos (tokens) no texto' },
  operations: { max: 20, what: 'operações no mesmo texto' },
  fragments: { max: 60, what: 'fragmentos definidos' },
  spreads: { max: 120, what: 'usos de fragmentos no texto, os anônimos incluídos' },
  depth: { max: 16, what: 'níveis de campos' },
  fields: { max: 2_000, what: 'campos, com os fragmentos em seu lugar' },
  rootFields: { max: 20, what: 'campos na raiz' },
  aliases: { max: 50, what: 'apelidos (aliases)' },
  directives: { max: 50, what: 'diretivas' },
  repeats: { max: 50, what: 'campos repetidos na mesma seleção' },
  nesting: { max: 32, what: 'níveis de listas e objetos em um argumento' },
} as const satisfies Readonly<Record<string, { readonly max: number; readonly what: string }>>;

export type LimitName = keyof typeof LIMITS;

/** `__schema` or `__type` asked for in a minute by one address. */
export const INTROSPECTIONS_PER_MINUTE = 60;
/** Maximum of validation errors in an answer. */
export const VALIDATION_ERRORS_MAX = 20;
/** Timeout of a query or mutation; longer than any wait of a field. */
export const OPERATION_TIMEOUT_MS = 60_000;

/** Open streams, over SSE and sockets together: of one token, key or address, and of all tokens of an account. */
export const STREAMS_MAX = { caller: 1_000, account: 5_000 } as const;

export const SOCKET = {
  /** From the handshake to `connection_init`. */
  initTimeoutMs: 5_000,
  /** Operations under way on one socket. */
  operationsMax: 100,
  /** Open sockets: of one token, key or address, and of all tokens of an account. */
  openMax: { caller: 100, account: 500 },
  /** Messages from one client. */
  messagesPerMinute: 1_200,
  /** Sockets of one address that have not been let in yet. */
  waitingPerAddressMax: 200,
  /** Bytes that such a socket may send: the credentials. */
  waitingBytesMax: 65_536,
  /** Bytes on their way to a client that reads too slowly. */
  unreadBytesMax: 16 * 1024 * 1024,
} as const;

/** Cached texts of operations: parsed ones, and those sent once for their hash. */
export const KEPT = {
  documents: 500,
  documentCharacters: 2_000_000,
  persistedCharacters: 4_000_000,
} as const;
