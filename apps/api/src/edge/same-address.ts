/**
 * Address under which a request is served: `/v1/nfce` is `/v1/nfc-e`, as `type` calls it in every answer, and one slash
 * at the end of a path counts for nothing.
 */
export function sameAddress(url: string): string {
  const cut = url.indexOf('?');
  const [path, query] = cut === -1 ? [url, ''] : [url.slice(0, cut), url.slice(cut)];
  if (!/^\/(?:v1|sandbox)\//.test(path)) return url;
  return path.replace(/^\/v1\/nfce(?=\/|$)/, '/v1/nfc-e').replace(/(?<=[^/])\/$/, '') + query;
}
