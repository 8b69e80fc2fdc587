import { join } from 'node:path';
import type { Layout } from '../types.ts';
import { officialVerdict } from './official-schema.ts';

/**
 * The two schemas as the authority applies them: the document's, then that of the modal's body, which is any element to the first.
 *
 * @param modals element of each modal → file of its schema, in the order of the layout
 */
export function twoStepVerdict(
  layout: Layout,
  folder: string,
  document: string,
  modals: Readonly<Record<string, string>>,
): (xml: string) => string | null {
  const official = officialVerdict(join(folder, document));
  const bodies = new Map(
    Object.entries(modals).map(([tag, file]) => [tag, officialVerdict(join(folder, file))]),
  );
  return (xml) => {
    const refused = official(xml);
    const [, tag, rest] = /<infModal [^>]*><(\w+)(>.*)<\/infModal>/s.exec(xml) ?? [];
    if (refused !== null || tag === undefined) return refused;
    const modal = bodies.get(tag);
    return modal ? modal(`<${tag} xmlns="${layout.namespace}"${rest}`) : `no schema for ${tag}`;
  };
}
