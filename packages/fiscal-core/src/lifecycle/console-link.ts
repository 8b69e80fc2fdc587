/** Workflow details (Markdown) with a link to the document's page; that page leads on to its own environment. */
export const linkToConsole = (consoleUrl: string, documentId: string): string =>
  `[Abrir no console](${new URL(`/teste/documentos/${documentId}`, consoleUrl).href})`;
