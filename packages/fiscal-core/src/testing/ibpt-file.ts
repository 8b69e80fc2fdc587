import { IBPT_NCMS_MIN } from '../tables/ibpt/ibpt-file.ts';

export const IBPT_HEAD =
  'codigo;ex;tipo;descricao;nacionalfederal;importadosfederal;estadual;municipal;vigenciainicio;vigenciafim;chave;versao;fonte';

interface OfTheFile {
  readonly from?: string;
  readonly to?: string;
  readonly version?: string;
}

/** A line of a table: `codigo;ex;tipo;"descricao";…four rates`, then what is of the file. */
export const ibptLine = (
  own: string,
  { from = '01/11/2026', to = '31/12/2026', version = '26.2.C' }: OfTheFile = {},
): string => `${own};${from};${to};A1B2C3;${version};IBPT`;

/** A whole file, in Windows-1252, of these lines and as many made-up NCMs (chapter 99) as a table has at least. */
export function ibptFile(lines: readonly string[], of: OfTheFile = {}): Buffer {
  const filler = Array.from({ length: IBPT_NCMS_MIN }, (_, n) =>
    ibptLine(`99${String(n).padStart(6, '0')};;0;"Inventado; à mão";1.00;2.00;3.00;0.00`, of),
  );
  return Buffer.from(`${[IBPT_HEAD, ...lines, ...filler].join('\r\n')}\r\n`, 'latin1');
}
