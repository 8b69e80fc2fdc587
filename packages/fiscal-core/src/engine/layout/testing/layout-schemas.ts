/** The official schema of a layout. */
export interface LayoutSchema {
  readonly root: string;
  readonly schema: string;
  /**
   * Used where that schema allows any element as the modal's body: the path of what holds it, and the element of each
   * modal, in the order of its codes, with its own file.
   */
  readonly modals?: { readonly within: string; readonly files: Readonly<Record<string, string>> };
}

/** By document type; NFC-e has the NF-e's. Layouts are not imported here: they import what is written from these. */
export const LAYOUT_SCHEMAS = {
  nfe: { root: 'NFe', schema: 'nfe/nfe_v4.00.xsd' },
  cte: {
    root: 'CTe',
    schema: 'cte/cte_v4.00.xsd',
    modals: {
      within: 'infCte/infCTeNorm/infModal/',
      files: {
        rodo: 'cte/cteModalRodoviario_v4.00.xsd',
        aereo: 'cte/cteModalAereo_v4.00.xsd',
        aquav: 'cte/cteModalAquaviario_v4.00.xsd',
        ferrov: 'cte/cteModalFerroviario_v4.00.xsd',
        duto: 'cte/cteModalDutoviario_v4.00.xsd',
        multimodal: 'cte/cteMultiModal_v4.00.xsd',
      },
    },
  },
  mdfe: {
    root: 'MDFe',
    schema: 'mdfe/mdfe_v3.00.xsd',
    modals: {
      within: 'infMDFe/infModal/',
      files: {
        rodo: 'mdfe/mdfeModalRodoviario_v3.00.xsd',
        aereo: 'mdfe/mdfeModalAereo_v3.00.xsd',
        aquav: 'mdfe/mdfeModalAquaviario_v3.00.xsd',
        ferrov: 'mdfe/mdfeModalFerroviario_v3.00.xsd',
      },
    },
  },
  nfcom: { root: 'NFCom', schema: 'nfcom/nfcom_v1.00.xsd' },
  dce: { root: 'DCe', schema: 'dce/dce_v1.00.xsd' },
  nfse: { root: 'DPS', schema: 'nfse/DPS_v1.01.xsd' },
} as const satisfies Readonly<Record<string, LayoutSchema>>;
