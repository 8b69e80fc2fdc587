/** A key that wraps data keys and never leaves its provider: the process itself (environment, file) or a key management service. */
export interface MasterKey {
  /**
   * First 8 hexadecimal characters of a SHA-256, of the key or of its name at the service: identifies the wrapping
   * key.
   */
  readonly version: string;
  /** `aad` is authenticated: what was wrapped for one owner opens for no other. */
  wrap(dataKey: Uint8Array, aad: string): Promise<Buffer>;
  unwrap(wrapped: Uint8Array, aad: string): Promise<Buffer>;
}
