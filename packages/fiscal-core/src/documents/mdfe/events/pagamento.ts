import type { Draft } from '../../../engine/events/define/spec.ts';
import { facetsWithin, withFacets } from '../../../engine/layout/published/published.ts';
import { list } from '../../../engine/layout/rows.ts';
import type { Row } from '../../../engine/layout/types.ts';
import { MDFE_FACETS } from '../layout/mdfe-facets.ts';
import { infPag as ofDocument } from '../layout/modal-rodoviario.ts';
import { completePayments } from '../payment.ts';

/** The document's rows but for indAltoDesemp, which the events' schemas do not have. */
const facets = facetsWithin(MDFE_FACETS, 'infMDFe/infModal/rodo/infANTT/infPag/');
const rows = withFacets(ofDocument, facets).filter(
  (row) => row.node !== 'leaf' || row.tag !== 'indAltoDesemp',
);

/** Payments of the freight. Source: evPagtoOperMDFe_v3.00.xsd. */
export const infPag: Row = list('infPag', '1-unbounded', 'pagamentos', 'Pagamentos do frete', rows);

/** Completes totals, kind and instalments as in the document. */
export const complete = ({ input }: Draft): void => completePayments(input);
