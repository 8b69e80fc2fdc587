/** Message of a thrown value. */
export const messageOf = (/** @type {unknown} */ error) =>
  error instanceof Error ? error.message : String(error);

/** The `code` of an error of Node or of a driver, such as ENOENT; undefined where it has none. */
export const codeOf = (/** @type {unknown} */ error) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
