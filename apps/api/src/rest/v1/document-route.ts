/** A family of paths, `/v1/{route}/{id}/…`, and the document types behind it. */
export interface DocumentRoute {
  readonly route: string;
  readonly types: readonly string[];
  /** Heading in the documentation. */
  readonly tag: string;
}

/** Identifier of an operation in the published contract; an alias of a path has its own. */
export const operationId = (verb: string, { route }: DocumentRoute): string =>
  `${verb}_${route.replaceAll('-', '')}`;
