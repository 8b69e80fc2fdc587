import type { Field } from '../blocks/field.ts';
import { amount, field, type Place } from '../blocks/paper-style.ts';
import type { Cte } from '../cte/read.ts';
import { modalName } from '../cte/words.ts';
import { day } from '../format/date.ts';
import { money } from '../format/number.ts';
import { allAt, textAt, valueAt } from '../nfe/read.ts';
import type { Page } from '../page/page.ts';
import { blockTitle, rows } from './style.ts';

interface ShownField {
  readonly label: string;
  readonly path: readonly string[];
  readonly as?: 'money' | 'day';
  readonly share: number;
}
const shownField = (label: string, path: string, share: number, as?: ShownField['as']): ShownField => ({
  label,
  path: path.split('/'),
  share,
  ...(as && { as }),
});

/** Fields shown for each modal. Source: MOC CT-e 4.00, Anexo II, quadros do modal. */
const SHOWN: Readonly<Record<string, readonly ShownField[]>> = {
  rodo: [shownField('RNTRC DA EMPRESA', 'RNTRC', 1)],
  aereo: [
    shownField('NÚMERO OPERACIONAL DO CONHECIMENTO AÉREO', 'nOCA', 3),
    shownField('NÚMERO DA MINUTA', 'nMinu', 2),
    shownField('DATA PREVISTA DA ENTREGA', 'dPrevAereo', 2, 'day'),
    shownField('DIMENSÃO (CM)', 'natCarga/xDime', 2),
    shownField('CLASSE DA TARIFA', 'tarifa/CL', 1),
    shownField('VALOR DA TARIFA', 'tarifa/vTar', 2, 'money'),
  ],
  aquav: [
    shownField('IDENTIFICAÇÃO DO NAVIO', 'xNavio', 4),
    shownField('Nº DA VIAGEM', 'nViag', 1),
    shownField('DIREÇÃO', 'direc', 1),
    shownField('IRIN', 'irin', 2),
    shownField('VALOR DA PRESTAÇÃO (AFRMM)', 'vPrest', 2, 'money'),
    shownField('VALOR DO AFRMM', 'vAFRMM', 2, 'money'),
  ],
  ferrov: [
    shownField('TIPO DE TRÁFEGO', 'tpTraf', 1),
    shownField('FLUXO FERROVIÁRIO', 'fluxo', 2),
    shownField('VALOR DO FRETE NO TRÁFEGO MÚTUO', 'trafMut/vFrete', 2, 'money'),
  ],
  duto: [
    shownField('VALOR DA TARIFA', 'vTar', 1),
    shownField('INÍCIO DA PRESTAÇÃO', 'dIni', 1, 'day'),
    shownField('FIM DA PRESTAÇÃO', 'dFim', 1, 'day'),
  ],
  multimodal: [
    shownField('CERTIFICADO DO OPERADOR (COTM)', 'COTM', 2),
    shownField('SEGURADORA', 'seg/infSeg/xSeg', 2),
    shownField('APÓLICE', 'seg/nApol', 1),
  ],
};

/** Names of the lists that a modal may carry. */
const listNames = ({ modal }: Cte): string =>
  [
    ...allAt(modal, 'occ').map(
      (one) =>
        `OCC ${[valueAt(one, 'serie'), valueAt(one, 'nOcc')].filter(Boolean).join('/')} de ${day(valueAt(one, 'dEmi'))}`,
    ),
    ...allAt(modal, 'balsa').map((one) => `Balsa ${valueAt(one, 'xBalsa')}`),
    ...allAt(modal, 'detCont').map((one) => `Contêiner ${valueAt(one, 'nCont')}`),
    ...allAt(modal, 'trafMut', 'ferroEnv').map((one) => `Ferrovia ${valueAt(one, 'xNome')}`),
    ...allAt(modal, 'peri').map((one) => `ONU ${valueAt(one, 'nONU')}: ${valueAt(one, 'qTotEmb')} volumes`),
  ].join('; ');

/** The block of the modal's own data; nothing in a complement. */
export function modal(page: Page, start: Place, cte: Cte): number {
  const body = cte.modal;
  if (!body) return start.y;
  const title = `DADOS ESPECÍFICOS DO MODAL ${modalName(valueAt(cte.ide, 'modal'))}`;
  const y = blockTitle(page, start, title);
  const fields = (SHOWN[body.name] ?? []).map(({ label, path, as, share }): Field => {
    const text = textAt(body, ...path);
    return as === 'money'
      ? amount(label, money(text), share)
      : { label, value: as === 'day' ? day(text) : (text ?? ''), share };
  });
  const more = listNames(cte);
  return rows(
    page,
    { ...start, y },
    fields,
    ...(more === '' ? [] : [[field('OUTROS DADOS DO MODAL', more)]]),
  );
}
