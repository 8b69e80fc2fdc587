import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs';

const REPOSITORY = fileURLToPath(new URL('../../../../../..', import.meta.url));

/** Folders that may hold the official schemas of a type, best first. */
export function schemaFolders(type: string): string[] {
  const roots = [
    process.env['SCHEMAS_DIR'],
    join(REPOSITORY, '.cache/schemas'),
    join(REPOSITORY, '../shared/schemas'),
  ];
  return roots
    .filter((root) => root !== undefined)
    .map((root) => join(root, type))
    .filter((folder) => existsSync(folder));
}

let registered = false;

/** libxml2 with the official schema: null when it accepts the text, else its first complaint. */
export function officialVerdict(file: string): (xml: string) => string | null {
  if (!registered) xmlRegisterFsInputProviders();
  registered = true;
  const schema = XmlDocument.fromBuffer(readFileSync(file), { url: file });
  const validator = XsdValidator.fromDoc(schema);
  return (xml) => {
    let document: XmlDocument | undefined;
    try {
      document = XmlDocument.fromString(xml);
      validator.validate(document);
      return null;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    } finally {
      document?.dispose();
    }
  };
}

/** What libxml2 makes of one pattern facet. */
export function patternVerdict(pattern: string): (text: string) => boolean {
  const type = `<xs:simpleType><xs:restriction base="xs:string"><xs:pattern value="${pattern}"/></xs:restriction></xs:simpleType>`;
  const schema = XmlDocument.fromString(
    `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:element name="a">${type}</xs:element></xs:schema>`,
  );
  const validator = XsdValidator.fromDoc(schema);
  return (text) => {
    try {
      validator.validate(XmlDocument.fromString(`<a>${text}</a>`));
      return true;
    } catch {
      return false;
    }
  };
}
