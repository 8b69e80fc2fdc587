import {
  type EarlierManifestation,
  isManifestation,
  MANIFESTATION_FACTS,
  MANIFESTATIONS,
  MANIFESTATIONS_OF_A_KIND,
  type ManifestationKind,
  type ManifestationRefusal,
  type ManifestedNote,
  mayBeAddressee,
  unprovenRefusal,
} from '../vocabulary/manifestation.ts';

export interface AllowedManifestation {
  readonly action: ManifestationKind;
  /** Last instant, in milliseconds since the epoch. */
  readonly untilMs: number;
}

const DAY_MS = 86_400_000;

/** Refusal of a note out of force, by kind. Source: NT 2020.001 v1.60. */
const OUT_OF_FORCE: Readonly<Record<ManifestationKind, string>> = {
  ciencia: '650',
  desconhecimento: '651',
  confirmacao: '580',
  nao_realizada: '580',
};

/** Last instant at which the authority takes a manifestation. */
export const manifestationUntilMs = (authorizedAtMs: number, tipo: ManifestationKind): number =>
  authorizedAtMs + MANIFESTATION_FACTS[tipo].days * DAY_MS;

/** Manifestation in force, the last registered conclusive one, else ciência; null: none. `earlier` is oldest first. */
export function manifestationInForce(earlier: readonly EarlierManifestation[]): ManifestationKind | null {
  const registered = earlier.flatMap(({ tipo, status }) =>
    status === 'registrada' && isManifestation(tipo) ? [tipo] : [],
  );
  return registered.findLast((tipo) => tipo !== 'ciencia') ?? registered.at(-1) ?? null;
}

/** nSeqEvento of the next manifestation of a kind: after those registered, and one that may be at the authority. */
export const nextManifestation = (
  earlier: readonly EarlierManifestation[],
  tipo: ManifestationKind,
): number =>
  Math.max(
    0,
    ...earlier.flatMap((one) =>
      one.tipo === tipo && (one.status === 'registrada' || one.doubtful === true) ? [one.sequence ?? 1] : [],
    ),
  ) + 1;

function refusalOfNote(note: ManifestedNote, tipo: ManifestationKind): ManifestationRefusal | null {
  const { type, situacao } = note;
  if (type !== 'nfe')
    return {
      cStat: '575',
      field: 'id',
      message: 'Só uma NF-e tem manifestação do destinatário.',
      fix: 'Veja em eventosPossiveis o que se pode pedir deste documento.',
    };
  if (!mayBeAddressee(note))
    return {
      cStat: '575',
      field: 'id',
      message: 'A empresa não é a destinatária desta nota: só a destinatária se manifesta.',
      fix: 'Peça a manifestação pela empresa destinatária, ou escolha outra nota.',
    };
  return situacao === 'autorizada'
    ? null
    : {
        cStat: OUT_OF_FORCE[tipo],
        field: 'id',
        message: `A nota está ${situacao}: a SEFAZ não aceita esta manifestação.`,
        fix: 'Consulte os eventos da nota; não há o que manifestar.',
      };
}

function refusalOfEarlier(
  earlier: readonly EarlierManifestation[],
  tipo: ManifestationKind,
): ManifestationRefusal | null {
  if (earlier.some(({ status }) => status === 'pendente'))
    return {
      cStat: null,
      field: 'tipo',
      message: 'Outra manifestação ou outro evento desta nota aguarda a resposta da SEFAZ.',
      fix: 'Espere a resposta e peça de novo, se ainda for preciso.',
    };
  const inForce = manifestationInForce(earlier);
  if (inForce === tipo)
    return {
      cStat: '573',
      field: 'tipo',
      message: 'Esta manifestação já está registrada na SEFAZ, e é a que vale.',
      fix: 'Nada a fazer; envie outro tipo para trocar a manifestação.',
    };
  if (tipo === 'ciencia' && inForce !== null)
    return {
      cStat: '655',
      field: 'tipo',
      message: 'A nota já tem uma manifestação conclusiva: a SEFAZ não aceita ciência depois dela.',
      fix: 'Nada a fazer; para trocar a manifestação, envie outro tipo conclusivo.',
    };
  return nextManifestation(earlier, tipo) > MANIFESTATIONS_OF_A_KIND
    ? {
        cStat: '594',
        field: 'tipo',
        message: `A nota já tem ${MANIFESTATIONS_OF_A_KIND} manifestações deste tipo, o máximo.`,
        fix: 'Envie um tipo que ainda não tenha sido usado duas vezes.',
      }
    : null;
}

/** Reason why a manifestation would be refused now, before anything is sent; null: go. `earlier` is oldest first. */
export function manifestationRefusal(
  note: ManifestedNote,
  earlier: readonly EarlierManifestation[],
  { tipo, nowMs }: { readonly tipo: ManifestationKind; readonly nowMs: number },
): ManifestationRefusal | null {
  const { days } = MANIFESTATION_FACTS[tipo];
  const term: ManifestationRefusal | null =
    nowMs > manifestationUntilMs(note.authorizedAtMs, tipo)
      ? {
          cStat: '596',
          field: 'tipo',
          message: `O prazo desta manifestação acabou: ${days} dias da autorização da nota.`,
          fix:
            tipo === 'ciencia'
              ? 'Envie uma manifestação conclusiva (confirmacao, desconhecimento ou nao_realizada), dentro de 90 dias da autorização.'
              : 'A SEFAZ não aceita mais manifestações desta nota; trate o caso com quem emitiu.',
        }
      : null;
  return refusalOfNote(note, tipo) ?? unprovenRefusal(note) ?? refusalOfEarlier(earlier, tipo) ?? term;
}

/** Manifestations that a note takes now, with the last instant of each. */
export const allowedManifestations = (
  note: ManifestedNote,
  earlier: readonly EarlierManifestation[],
  nowMs: number,
): readonly AllowedManifestation[] =>
  MANIFESTATIONS.flatMap((action) =>
    manifestationRefusal(note, earlier, { tipo: action, nowMs }) === null
      ? [{ action, untilMs: manifestationUntilMs(note.authorizedAtMs, action) }]
      : [],
  );
