import type { ContentPart } from '@fiscal/core/engine/content/parts';
import { documentOf } from '@fiscal/core/registry/documents';
import { parseXml } from '@fiscal/core/xml/parse';

/** Content of a document for people; null when the XML has no document of that type. */
export const readContent = (type: string, xml: Uint8Array): readonly ContentPart[] | null =>
  documentOf(type).content(parseXml(xml).root);
