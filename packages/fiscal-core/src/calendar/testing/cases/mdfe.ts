import body from '../../../documents/mdfe/fixtures/completo.input.json' with { type: 'json' };
import { STRICT } from '../../../documents/mdfe/fixtures/emit.ts';
import { mdfe } from '../../../documents/mdfe/mdfe.ts';
import { preparedOf } from '../../../testing/taken.ts';
import type { ChangeId } from '../../calendar.ts';
import { contextOn, type DatedCase, hasRejection, noonOn } from '../dated-case.ts';

type Body = Readonly<Record<string, unknown>>;
const road = body.modal_rodoviario;
const OWN_VEHICLE: Body = Object.fromEntries(
  Object.entries(road).filter(([field]) => !field.includes('proprietario')),
);
const NO_CIOT: Body = { modal_rodoviario: { ...OWN_VEHICLE, ciot: undefined } };

const rule = (change: ChangeId, cStat: string, what: string, own: Body): DatedCase => ({
  change,
  name: `${cStat}: ${what}`,
  isSeen(moment) {
    const sent = { ...body, modal_rodoviario: OWN_VEHICLE, ...own, data_emissao: noonOn(moment.day) };
    return hasRejection(cStat, preparedOf(mdfe, sent, contextOn(STRICT, moment)));
  },
});

export const MDFE_CASES: readonly DatedCase[] = [
  rule('mdfe-2025.001', '301', 'a full load without NCM', { codigo_ncm_produto: undefined }),
  rule('mdfe-2025.001-tac', '304', 'a TAC without CIOT', { tipo_transporte: '2', ...NO_CIOT }),
  rule('mdfe-2026.001', '684', 'a carrier on the road without CIOT', NO_CIOT),
];
