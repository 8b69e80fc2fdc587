/** A Buffer, or any view of bytes: the installed Node types do not let one stand for the other. */
export type Bytes = Buffer | Uint8Array;

/** The same memory as a plain Uint8Array, which every Node function takes. */
export const view = (bytes: Bytes): Uint8Array =>
  new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
