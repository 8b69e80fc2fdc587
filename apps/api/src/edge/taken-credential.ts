/**
 * For scripts of our own pages: the token that the console hands over behind the address (`#credencial=nfe_try_…`), which no
 * server sees; taken out of the address at once, so that it stays in no history.
 */
export const TAKE_CREDENTIAL = `function takeCredential() {
  const given = /^#credencial=(nfe_try_[\\w.-]+)$/.exec(location.hash)?.[1] ?? null;
  if (given !== null) history.replaceState(null, '', location.pathname + location.search);
  return given;
}`;
