import { cteLayout } from '../../../documents/cte/layout/layout.ts';
import { dceLayout } from '../../../documents/dce/layout/layout.ts';
import { mdfeLayout } from '../../../documents/mdfe/layout/layout.ts';
import { nfcomLayout } from '../../../documents/nfcom/layout/layout.ts';
import { nfeLayout } from '../../../documents/nfe/layout/layout.ts';
import { nfseLayout } from '../../../documents/nfse/layout/layout.ts';
import type { Layout } from '../types.ts';

export interface LayoutCase {
  readonly type: string;
  readonly layout: Layout;
  /** File of the official schema. */
  readonly schema: string;
  /**
   * Used where that schema allows any element as the modal's body: the element of each modal, in the order of its
   * codes, and its own file.
   */
  readonly modals?: Readonly<Record<string, string>>;
}

/** The layout of every document type; NFC-e has the NF-e's. */
export const LAYOUTS: readonly LayoutCase[] = [
  { type: 'nfe', layout: nfeLayout, schema: 'nfe/nfe_v4.00.xsd' },
  {
    type: 'cte',
    layout: cteLayout,
    schema: 'cte/cte_v4.00.xsd',
    modals: {
      rodo: 'cte/cteModalRodoviario_v4.00.xsd',
      aereo: 'cte/cteModalAereo_v4.00.xsd',
      aquav: 'cte/cteModalAquaviario_v4.00.xsd',
      ferrov: 'cte/cteModalFerroviario_v4.00.xsd',
      duto: 'cte/cteModalDutoviario_v4.00.xsd',
      multimodal: 'cte/cteMultiModal_v4.00.xsd',
    },
  },
  {
    type: 'mdfe',
    layout: mdfeLayout,
    schema: 'mdfe/mdfe_v3.00.xsd',
    modals: {
      rodo: 'mdfe/mdfeModalRodoviario_v3.00.xsd',
      aereo: 'mdfe/mdfeModalAereo_v3.00.xsd',
      aquav: 'mdfe/mdfeModalAquaviario_v3.00.xsd',
      ferrov: 'mdfe/mdfeModalFerroviario_v3.00.xsd',
    },
  },
  { type: 'nfcom', layout: nfcomLayout, schema: 'nfcom/nfcom_v1.00.xsd' },
  { type: 'dce', layout: dceLayout, schema: 'dce/dce_v1.00.xsd' },
  { type: 'nfse', layout: nfseLayout, schema: 'nfse/DPS_v1.01.xsd' },
];
