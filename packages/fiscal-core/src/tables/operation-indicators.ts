/**
 * Codes of cIndOp: the kinds of operation by the place where IBS and CBS are due.
 * Source: ANEXO_C-INDOP_IBSCBS-SNNFSe v1.01 (2026-01-22), 26 codes.
 */
const CODES: ReadonlySet<string> = new Set(
  (
    '020101 020201 020301 030101 030102 030103 030104 040101 050101 050102 050103 050104 050201 060101 070101 070102 ' +
    '080101 100101 100102 100201 100301 100302 100401 100501 100502 100601'
  ).split(' '),
);

export const isOperationIndicator = (code: string): boolean => CODES.has(code);
/** Number of codes of the table. */
export const OPERATION_INDICATORS = CODES.size;
