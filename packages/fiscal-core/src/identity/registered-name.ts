/** No registered name has these marks. In a letter they make links, or hide the real text. */
const MARKS = /:\/\/|[@<>\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/** Whether a company may be registered under the name. It may contain a host name, as in MERCADOLIVRE.COM. */
export const isRegistrableName = (name: string): boolean => !MARKS.test(name.normalize('NFKC'));
