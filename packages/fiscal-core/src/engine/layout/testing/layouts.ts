import { cteLayout } from '../../../documents/cte/layout/layout.ts';
import { dceLayout } from '../../../documents/dce/layout/layout.ts';
import { mdfeLayout } from '../../../documents/mdfe/layout/layout.ts';
import { nfcomLayout } from '../../../documents/nfcom/layout/layout.ts';
import { nfeLayout } from '../../../documents/nfe/layout/layout.ts';
import { nfseLayout } from '../../../documents/nfse/layout/layout.ts';
import type { Layout } from '../types.ts';
import { LAYOUT_SCHEMAS, type LayoutSchema } from './layout-schemas.ts';

export interface LayoutCase {
  readonly type: string;
  readonly layout: Layout;
  /** File of the official schema. */
  readonly schema: string;
  /** Element and schema of each modal. */
  readonly modals?: Readonly<Record<string, string>>;
}

const caseOf = (type: keyof typeof LAYOUT_SCHEMAS, layout: Layout): LayoutCase => {
  const { schema, modals }: LayoutSchema = LAYOUT_SCHEMAS[type];
  return { type, layout, schema, ...(modals && { modals: modals.files }) };
};

/** The layout of every document type; NFC-e has the NF-e's. */
export const LAYOUTS: readonly LayoutCase[] = [
  caseOf('nfe', nfeLayout),
  caseOf('cte', cteLayout),
  caseOf('mdfe', mdfeLayout),
  caseOf('nfcom', nfcomLayout),
  caseOf('dce', dceLayout),
  caseOf('nfse', nfseLayout),
];
