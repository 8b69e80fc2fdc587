import type { Numbering } from '../../engine/body/numbering.ts';
import type { Problem, Tree } from '../../engine/document/definition.ts';
import { groupOf, leafOf } from '../../engine/document/tree.ts';
import { textOf } from '../../engine/layout/flat.ts';
import type { FlatInput } from '../../engine/layout/types.ts';
import { isCnpj } from '../../identity/cnpj.ts';
import { dpsId } from './dps-id.ts';

/** Series of applications of the taxpayer's own. Source: Anexo I v1.01, note to E0010. */
const SERIE_MAX = 49_999;
/** The layout takes 15 digits; the platform allocates and stores numbers up to nine. */
const NUMERO_MAX = 999_999_999;

const integer = (text: string | undefined, max: number): number | undefined => {
  const value = text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  return value >= 1 && value <= max ? value : undefined;
};

const unfit = (field: string, tag: string, max: number): Problem => ({
  field,
  code: 'formato_invalido',
  message: `O campo ${field} deve ter um número de 1 a ${max}.`,
  tag,
  fix: `Corrija ${field} ou omita o campo para numeração automática.`,
});

/** Group of the party that emits. */
const EMITTER = new Map([
  ['1', 'prest'],
  ['2', 'toma'],
  ['3', 'interm'],
]);
const PARTY = new Map([
  ['1', 'prestador'],
  ['2', 'tomador'],
  ['3', 'intermediario'],
]);

function emitente(input: FlatInput): string | undefined {
  const who = PARTY.get(textOf(input, 'emitente_dps') ?? '1') ?? 'prestador';
  const cnpj = textOf(input, `cnpj_${who}`);
  return cnpj !== undefined && isCnpj(cnpj) ? cnpj : textOf(input, `cpf_${who}`);
}

/** Série and number of the DPS; the key until the authority gives its own is the DPS Id. */
export const nfseNumbering: Numbering = {
  sent(input) {
    const [serie, numero] = [textOf(input, 'serie_dps'), textOf(input, 'numero_dps')];
    const [serieValue, numeroValue] = [integer(serie, SERIE_MAX), integer(numero, NUMERO_MAX)];
    return {
      identity: {
        ...(serieValue === undefined ? {} : { serie: serieValue }),
        ...(numeroValue === undefined ? {} : { numero: numeroValue }),
      },
      problems: [
        ...(serie !== undefined && serieValue === undefined ? [unfit('serie_dps', 'serie', SERIE_MAX)] : []),
        ...(numero !== undefined && numeroValue === undefined
          ? [unfit('numero_dps', 'nDPS', NUMERO_MAX)]
          : []),
      ],
    };
  },
  defaultSerie(series) {
    const chosen = series?.['NFSE'];
    return chosen !== undefined && Number.isInteger(chosen) && chosen >= 1 && chosen <= SERIE_MAX
      ? chosen
      : 1;
  },
  emitente: (input, { issuer }) => emitente(input) ?? issuer.cnpj,
  tpEmis: () => '1',
  terms: {
    field: 'numero_dps',
    tag: 'nDPS',
    taken: { numero: 'E0014', chave: 'E0014', inutilizado: 'E0014' },
  },
  put(tree: Tree, { serie, numero, dhEmi }) {
    const infDPS = groupOf(tree, 'infDPS');
    const emitter = groupOf(infDPS, EMITTER.get(leafOf(infDPS, 'tpEmit')) ?? 'prest');
    infDPS['serie'] = String(serie);
    infDPS['nDPS'] = String(numero);
    infDPS['dhEmi'] = dhEmi;
    const id = dpsId({
      cLocEmi: leafOf(infDPS, 'cLocEmi'),
      inscricao: leafOf(emitter, 'CNPJ') || leafOf(emitter, 'CPF'),
      serie,
      nDPS: numero,
    });
    infDPS['@Id'] = id;
    return id;
  },
};
