/** What the authority wants an emitter to know of a document that it authorised all the same. */
export interface Alert {
  /** 1 to 4 digits; null where the authority gave none. */
  readonly code: string | null;
  readonly message: string;
}
