import { ufBySigla } from '../../tables/uf.ts';
import type { Tree } from '../document/definition.ts';
import { groupOf } from '../document/tree.ts';
import { textOf } from '../layout/flat.ts';
import type { Draft } from './draft.ts';

/** Fields of a portal document that only the engine knows. `uf`: field with the UF of who issues. Returns `ide`. */
export function putEngineFields(
  inf: Tree,
  { context, input }: Draft,
  {
    versao,
    mod,
    uf = 'uf_emitente',
  }: { readonly versao: string; readonly mod: string; readonly uf?: string },
): Tree {
  const ide = groupOf(inf, 'ide');
  inf['@versao'] = versao;
  ide['mod'] = mod;
  ide['cUF'] = (ufBySigla(textOf(input, uf) ?? '') ?? ufBySigla(context.issuer.uf))?.cUF ?? '35';
  ide['tpAmb'] = String(context.ambiente);
  return ide;
}
