/** Information from the authority about a document that it authorized. */
export interface Alert {
  /** 1 to 4 digits; null where the authority gave none. */
  readonly code: string | null;
  readonly message: string;
}
