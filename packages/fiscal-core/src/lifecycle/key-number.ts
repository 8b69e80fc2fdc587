/** Positions of série and number in a key of 44 digits, and in the id of a DPS. */
const NUMBERED = /^(?:.{22}(\d{3})(\d{9}).{10}|DPS.{22}(\d{5})(\d{15}))$/;

/** Série and number of an access key, `1/123`; undefined for a key of another form. */
export function numberInKey(accessKey: string): string | undefined {
  const [, ...digits] = NUMBERED.exec(accessKey) ?? [];
  const [serie, number] = digits.filter((part) => part !== undefined);
  return serie === undefined ? undefined : `${Number(serie)}/${Number(number)}`;
}
