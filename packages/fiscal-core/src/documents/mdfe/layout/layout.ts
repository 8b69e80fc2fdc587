// biome-ignore-all format: one row per line
import { withFacets } from '../../../engine/layout/published/published.ts';
import { group, leaf } from '../../../engine/layout/rows.ts';
import type { Layout } from '../../../engine/layout/types.ts';
import { autXML, infAdic, infMDFeSupl, infPAA, infRespTec, infSolicNFF } from './additional.ts';
import { lacres, prodPred, seg, tot } from './cargo.ts';
import { emit, ide } from './ide.ts';
import { infDoc } from './inf-doc.ts';
import { MDFE_FACETS } from './mdfe-facets.ts';
import { infModal } from './modals.ts';
import * as t from './simple-types.ts';

const infMDFe = group('infMDFe', '1-1', 'Informações do MDF-e', [
  leaf('@Id', '1-1', t.Id, 'engine', 'Literal MDFe + chave de acesso de 44 posições'),
  leaf('@versao', '1-1', t.TVerMDe, 'engine', 'Versão do leiaute; fixo 3.00'),
  ide,
  emit,
  infModal,
  infDoc,
  seg,
  prodPred,
  tot,
  lacres,
  autXML,
  infAdic,
  infRespTec,
  infSolicNFF,
  infPAA,
]);

/**
 * MDF-e 3.00 with its four modals: every element, its order, occurrence and format, and the JSON field that feeds it.
 * Source: package PL_MDFe_300b (NT 2025.001 v1.03). A new Nota Técnica is a change of rows.
 */
export const mdfeLayout: Layout = {
  name: 'mdfe',
  namespace: 'http://www.portalfiscal.inf.br/mdfe',
  root: 'MDFe',
  signed: 'infMDFe',
  rows: withFacets([infMDFe, infMDFeSupl], MDFE_FACETS),
  synonyms: {},
  sums: [],
  ignored: [],
};
