/**
 * Codes of the items of an NFCom (cClass): group of three digits, with the last four of its codes. Source: table of the
 * NFCom's portal after Informe Técnico 2025.001, as one library has it. [?] A later table may add codes.
 */
const CODES_BY_GROUP: Readonly<Record<string, string>> = {
  '010': '0101 0201 0301 0401',
  '020': '0101 0201 0301',
  '030': '0101 0102 0103 0104 0105 0106 0107 0108 0109 0201 0301 0401',
  '040': '0101 0201 0301 0401 0501',
  '045': '0101',
  '050': '0101 0102 0201 0301 0401 0501 0601',
  '060': '0101 0201 0301 0401 0402 0501 0601',
  '070': '0101 0201 0301 0401 0501 0601',
  '080': '0101 0201 0301 0401 0501 0601 0701 0801 0901 1001 1101 1201 1301 1401',
  100: '0101 0201 0301 0401 0402 0501 0601 0701 0801 0901',
  110: '0101 0201 0301 0401 0501 0601 0701 0801 0901',
  120: '0101',
  130: '0101',
  590: '0101 0201 0301 0401 0501',
};

/** Groups of what another note bills. */
export const CENTRALIZED_GROUP = '120';
export const CO_BILLED_GROUP = '130';

export const classGroup = (cClass: string): string => cClass.slice(0, 3);
export const ITEM_CLASS_GROUPS: ReadonlySet<string> = new Set(Object.keys(CODES_BY_GROUP));
export const ITEM_CLASSES: ReadonlySet<string> = new Set(
  Object.entries(CODES_BY_GROUP).flatMap(([group, ends]) => ends.split(' ').map((end) => `${group}${end}`)),
);
