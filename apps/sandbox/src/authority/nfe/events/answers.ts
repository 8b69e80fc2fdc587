import { code, head, tag, type Verdict } from '../../answers.ts';
import { root } from '../answers.ts';

const VERSAO = '1.00';

/** What `retEvento` says; only registered events have `nProt`. */
export interface RegisterFacts extends Verdict {
  readonly cOrgao: string;
  readonly chave: string;
  readonly tpEvento: string;
  readonly descEvento: string;
  readonly nSeqEvento: string;
  /** CNPJ or CPF of the document's addressee, when it has one. */
  readonly destinatario: string | null;
  readonly dhRegEvento: string;
  readonly nProt?: string;
}

const CPF_LENGTH = 11;
/** xEvento has 5 to 60 characters. */
const xEvento = (descEvento: string): string => (descEvento.length < 5 ? '' : tag('xEvento', descEvento));

export function retEvento(r: RegisterFacts): string {
  const id = r.nProt === undefined ? '' : ` Id="ID${r.nProt}"`;
  const dest =
    r.destinatario === null
      ? ''
      : tag(r.destinatario.length === CPF_LENGTH ? 'CPFDest' : 'CNPJDest', r.destinatario);
  const what =
    tag('chNFe', r.chave) +
    tag('tpEvento', r.tpEvento) +
    xEvento(r.descEvento) +
    tag('nSeqEvento', r.nSeqEvento);
  const protocol = r.nProt === undefined ? '' : tag('nProt', r.nProt);
  return `<retEvento versao="${VERSAO}"><infEvento${id}>${head}${tag('cOrgao', r.cOrgao)}${code(r)}${what}${dest}${tag('dhRegEvento', r.dhRegEvento)}${protocol}</infEvento></retEvento>`;
}

/** Answer of `recepcaoEvento`: a lot refused, or processed with one `retEvento` for each event. */
export const retEnvEvento = (
  lot: Verdict & { readonly idLote: string; readonly cOrgao: string },
  events = '',
): string =>
  root(
    'retEnvEvento',
    tag('idLote', lot.idLote) + head + tag('cOrgao', lot.cOrgao) + code(lot) + events,
    VERSAO,
  );
