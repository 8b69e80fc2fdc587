/** NFe, NFCe, GuiaDeBrinquedo…: the name of a document type in the schema. */
export const typeName = (nome: string): string =>
  nome
    .replaceAll('-', '')
    .split(/\s+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
