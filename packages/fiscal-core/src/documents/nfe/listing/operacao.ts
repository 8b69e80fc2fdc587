import { textOf } from '../../../engine/layout/flat.ts';
import type { FlatInput } from '../../../engine/layout/types.ts';
import type { Operacao } from '../../../vocabulary/operacao.ts';

/** Operation by finNFe. */
const BY_PURPOSE: Readonly<Record<string, Operacao>> = {
  '2': 'complementar',
  '3': 'ajuste',
  '4': 'devolucao',
  '5': 'credito',
  '6': 'debito',
};
/** A normal note, by tpNF. */
const BY_DIRECTION: Readonly<Record<string, Operacao>> = { '0': 'entrada', '1': 'saida' };

/** Kind of operation of a complete body. Source: MOC 7.0 Anexo I, B11 and B25. */
export function operacaoOf(input: FlatInput): Operacao {
  const purpose = textOf(input, 'finalidade_emissao') ?? '';
  const direction = textOf(input, 'tipo_documento') ?? '';
  return (purpose === '1' ? BY_DIRECTION[direction] : BY_PURPOSE[purpose]) ?? 'outra';
}
