/** Rejections of a note that validation leaves to the authority, with the reason. */
// biome-ignore format: a table reads as one reason a row
const REASONS: readonly (readonly [reason: string, ...codes: readonly string[]])[] = [
  ['the key, its code and its digit are made at emission', '227', '253', '316', '502'],
  ['the platform sends each note to the authority of its UF', '226', '247', '570', '584', '713'],
  ['an event that goes before the note, on record at the authority', '467', '468', '691', '692'],
  ['register of the authority', '203', '231', '163', '164', '942', '165', '167', '168', '169', '171', '173', '175', '176', '177'],
  ['register of the Receita Federal', '178', '179', '180', '181', '182', '183', '184', '185', '186'],
  ['text that the platform writes in homologation', '373', '598'],
  ['the platform makes the QR Code after signing', '394', '395', '672', '396', '397', '398', '462', '464', '878'],
  ['groups that the platform makes of the CST and of the table', '1022', '1033', '1074', '1079'],
  ['table of cEnq', '387'],
  ['limit that each UF sets', '417', '418', '628'],
  ['groups that a table gives to the ANP code of a fuel', '1043', '1059'],
  ['UFs that demand it not seen', '906', '938'],
  ['not in force', '1004', '1075', '1094', '1104', '1105', '1116', '1137', '1278'],
  ['single phase: columns that say the group, and formulas of the year, seen in part', '1070', '1071'],
];
const BY_CODE = new Map(
  REASONS.flatMap(([reason, ...codes]) => codes.map((code) => [code, reason] as const)),
);

export const authorityOnly = (cStat: string): string | null => BY_CODE.get(cStat) ?? null;
