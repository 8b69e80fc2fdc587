import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ParseOption, XmlDocument, XmlLibError, XsdValidator } from 'libxml2-wasm';
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs';
import ROOTS from './roots.json' with { type: 'json' };

/** A fault reported by libxml2, in English. */
export interface XsdError {
  readonly message: string;
  readonly line: number;
  /** XPath of the element. */
  readonly path: string | null;
}

/** Folder and file of the XSD for each message: root element, or `e` + tpEvento for an event's detEvento. */
const FILES = new Map(
  Object.entries(ROOTS).flatMap(([folder, messages]) =>
    Object.entries<string>(messages).map(([root, file]) => [root, join(folder, file)] as const),
  ),
);

/** Not well formed, or not valid: libxml2 throws both, with details. */
function faultsOf(error: unknown): XsdError[] {
  if (!(error instanceof XmlLibError)) throw error;
  const details = error.details.map(({ message, line, xpath }) => ({
    message: message.trim(),
    line,
    path: xpath ?? null,
  }));
  return details.length ? details : [{ message: error.message.trim(), line: 0, path: null }];
}

let registered = false;

/**
 * Validators over a folder of official XSDs (`.cache/schemas`, or any of the same layout); each is compiled on first
 * use and cached. libxml2 allocates its schemas outside JavaScript: dispose of unused ones.
 */
export function createXsdValidators(dir: string) {
  if (!registered) registered = xmlRegisterFsInputProviders();
  const compiled = new Map<string, XsdValidator>();
  const fileOf = (root: string): string | null => {
    const file = FILES.get(root);
    return file !== undefined && existsSync(join(dir, file)) ? join(dir, file) : null;
  };
  const compile = (root: string): XsdValidator => {
    const known = compiled.get(root);
    if (known) return known;
    const file = fileOf(root);
    if (!file) throw new Error(`no XSD installed for ${root} in ${dir}`);
    const schema = XmlDocument.fromBuffer(readFileSync(file), { url: file });
    try {
      const validator = XsdValidator.fromDoc(schema);
      compiled.set(root, validator);
      return validator;
    } finally {
      schema.dispose();
    }
  };
  return {
    /** True when an XSD for that message is installed. */
    has: (root: string): boolean => fileOf(root) !== null,
    /** Messages that have an XSD in the folder. */
    roots: [...FILES.keys()].filter((root) => fileOf(root) !== null),
    /** Faults of a message against the XSD of its root; empty = valid. Throws when none is installed. */
    validate(root: string, xml: string | Uint8Array): XsdError[] {
      const validator = compile(root);
      let document: XmlDocument | undefined;
      try {
        // Nothing is fetched and no entity of the document's own is expanded.
        const option = ParseOption.XML_PARSE_NONET | ParseOption.XML_PARSE_NO_XXE;
        document =
          typeof xml === 'string'
            ? XmlDocument.fromString(xml, { option })
            : XmlDocument.fromBuffer(xml, { option });
        validator.validate(document);
        return [];
      } catch (error) {
        return faultsOf(error);
      } finally {
        document?.dispose();
      }
    },
    /** Frees the compiled schemas. */
    dispose() {
      for (const validator of compiled.values()) validator.dispose();
      compiled.clear();
    },
  };
}

export type XsdValidators = ReturnType<typeof createXsdValidators>;
