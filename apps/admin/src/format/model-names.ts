/** The document of a model, as people call it; DC-e is 59 on emission and 99 in the schema's list. */
const NAMES: Readonly<Record<string, string>> = {
  '55': 'NF-e',
  '65': 'NFC-e',
  '57': 'CT-e',
  '58': 'MDF-e',
  '59': 'DC-e',
  '99': 'DC-e',
  '62': 'NFCom',
  NFSE: 'NFS-e',
};

/** Name of a model; an unknown one is returned as it is. */
export const modelName = (mod: string): string => NAMES[mod] ?? mod;
