import { join } from 'node:path';
import { officialVerdict } from '../../../layout/testing/official-schema.ts';

/** The body of each modal in the order of its codes, and the file of its schema. */
export const MODAL_SCHEMAS: Readonly<Record<string, string>> = {
  rodo: 'cteModalRodoviario_v4.00.xsd',
  aereo: 'cteModalAereo_v4.00.xsd',
  aquav: 'cteModalAquaviario_v4.00.xsd',
  ferrov: 'cteModalFerroviario_v4.00.xsd',
  duto: 'cteModalDutoviario_v4.00.xsd',
  multimodal: 'cteMultiModal_v4.00.xsd',
};

/** The two schemas as the authority applies them: the document's, then that of the modal's body, which is any element to the first. */
export function twoStepVerdict(folder: string): (xml: string) => string | null {
  const official = officialVerdict(join(folder, 'cte_v4.00.xsd'));
  const modals = new Map(
    Object.entries(MODAL_SCHEMAS).map(([tag, file]) => [tag, officialVerdict(join(folder, file))]),
  );
  return (xml) => {
    const refused = official(xml);
    const [, tag, rest] = /<infModal [^>]*><(\w+)(>.*)<\/infModal>/s.exec(xml) ?? [];
    if (refused !== null || tag === undefined) return refused;
    const modal = modals.get(tag);
    return modal
      ? modal(`<${tag} xmlns="http://www.portalfiscal.inf.br/cte"${rest}`)
      : `no schema for ${tag}`;
  };
}
