/** Props of a page whose address has one parameter. */
export interface PageOf<Name extends string> {
  readonly params: Promise<{ readonly [N in Name]: string }>;
}
