import { readFileSync } from 'node:fs';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs';
import { officialSchema } from '../../../testing/official-schemas.ts';
import { LAYOUTS } from './layouts.ts';

/** Null when a schema accepts the text, else its first complaint. */
type Verdict = (xml: string) => string | null;

let registered = false;

/** libxml2 with one file of the official schemas. */
function verdictBy(name: string): Verdict {
  const file = officialSchema(name);
  if (!registered) registered = xmlRegisterFsInputProviders();
  const validator = XsdValidator.fromDoc(XmlDocument.fromBuffer(readFileSync(file), { url: file }));
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

const known = new Map<string, Verdict>();
/** Compiled once. */
function verdictOf(name: string): Verdict {
  const verdict = known.get(name) ?? verdictBy(name);
  known.set(name, verdict);
  return verdict;
}

/**
 * Verdict of the official schemas, as the authority applies them: that of the document, then, where there is one, that
 * of the modal's body, which is any element to the first.
 */
export function officialVerdict(type: string): Verdict {
  const of = LAYOUTS.find((one) => one.type === type);
  if (of === undefined) throw new Error(`no layout ${type}`);
  const official = verdictOf(of.schema);
  return (xml) => {
    const refused = official(xml);
    const [, tag, rest] = /<infModal [^>]*><(\w+)(>.*)<\/infModal>/s.exec(xml) ?? [];
    if (refused !== null || tag === undefined) return refused;
    const modal = of.modals?.[tag];
    if (modal === undefined) return `no schema for ${tag}`;
    return verdictOf(modal)(`<${tag} xmlns="${of.layout.namespace}"${rest}`);
  };
}

/** Verdict of libxml2 on one pattern facet. */
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
