import { NFE } from '@fiscal/core/vocabulary/message-names';
import type { State } from '../../state/state.ts';
import { createDistribution, DISTRIBUTION_MESSAGE } from '../distribution/distribution.ts';
import { subjectOf } from '../portal/document.ts';
import type { PortalCodes } from '../portal/messages.ts';
import { createRecepcaoEvento } from '../portal/recepcao-evento.ts';
import { organOf } from '../portal/regular.ts';
import type { PortalType } from '../portal/type.ts';
import { text } from '../xml.ts';
import { noteByKey } from './distribution/by-key.ts';
import { distributeEvent, distributeNote } from './distribution/write.ts';
import { addresseeOf, IDENTITY, type NfeDocument, readNfe } from './document.ts';
import type { EventRuleContext } from './events/rules/event-rule.ts';
import { IDENTITY_RULES, RECORD_RULES } from './events/rules/generic.ts';
import { NFCE_EPEC, NFCE_EVENTS, NFE_EVENTS } from './events/rules/table.ts';
import { takesEveryUf } from './exclusive.ts';
import { isLate } from './identification.ts';
import { createInutilizacao, VOID_MESSAGE, VOID_OPERATIONS } from './inutilizacao.ts';
import { lotOf } from './lot.ts';
import { CADASTRO_MESSAGE, createCadastro } from './registers/cadastro.ts';
import { createConsultaGtin, GTIN_MESSAGE } from './registers/gtin.ts';
import type { NfeRuleContext } from './rules/nfe-rule.ts';
import { cnpjsOf } from './rules/registers.ts';
import { AFTER_DUPLICITY, BEFORE_DUPLICITY, listingOf } from './rules/table.ts';

type NoteType = PortalType<NfeDocument, NfeRuleContext, EventRuleContext>;

/** Source: MOC 7.0 §4. */
const CODES: PortalCodes = {
  announced: '124',
  root: '516',
  namespace: '587',
  edition: '588',
  unversioned: '517',
  statusElsewhere: '289',
  keyUf: '614',
  keyModel: '618',
  otherKey: '613',
  sameEvent: '573',
  undone: '459',
  barred: '142',
  notOfSvc: '586',
};

/** Reads the register entries of some CNPJs in a world; a CNPJ without an entry is absent from the map. */
async function partiesOf(registers: State['registers'], world: string, cnpjs: readonly string[]) {
  const found = await Promise.all(
    cnpjs.map(async (cnpj) => [cnpj, await registers.party(world, cnpj)] as const),
  );
  return new Map(found.flatMap(([cnpj, party]) => (party === null ? [] : [[cnpj, party] as const])));
}

/** Organs of the receivers for all UFs. */
const NATIONAL = '91';
const NATIONAL_SVRS = '92';

/** NF-e and NFC-e share services, messages and most rules; the address decides which of the two is accepted. */
function noteType(type: 'nfe' | 'nfce', modelo: '55' | '65'): NoteType {
  const note: NoteType = {
    ...IDENTITY,
    type,
    names: NFE,
    modelo,
    codeAt: 35,
    protocolDigits: 15,
    bytesMax: 500 * 1024,
    tellsMoment: true,
    codes: CODES,
    lot: lotOf(modelo),
    read: readNfe,
    before: BEFORE_DUPLICITY,
    after: AFTER_DUPLICITY,
    contextOf: async (document, base, { worlds, events, registers }) => ({
      ...base,
      parties: base.strict ? await partiesOf(registers, base.world, cnpjsOf(document)) : new Map(),
      securityCodes:
        document.modelo === '65' ? await worlds.securityCodes(base.world, document.emitente) : new Map(),
      epec: await events.epecOf(base.world, document.chave),
    }),
    recorded: (document, stored, { context: { world, nowMs }, deps: { distribution } }) =>
      distributeNote(distribution, world, { document, stored, nowMs }),
    eventRecorded: ({ event, stored, context: { earlier, subject } }, { world, nowMs }, { distribution }) =>
      distributeEvent(distribution, world, { about: { event, stored, earlier, subject }, nowMs }),
    isLate,
    models: ['55', '65'],
    takesEveryUf,
    queries: { months: 6, refusal: '526' },
    situations: {},
    events: type === 'nfe' ? NFE_EVENTS : NFCE_EVENTS,
    wrapsDetail: false,
    identity: IDENTITY_RULES,
    onRecord: RECORD_RULES,
    situationFault: ({ kind }) => (kind?.leaves === 'cancelado' ? '218' : '580'),
    eventContextOf: async ({ det }, base, { world, deps: { documents } }) => {
      const chNFeRef = text(det, 'chNFeRef');
      const referenced = chNFeRef === '' ? null : await documents.byChave(world, chNFeRef);
      return { ...base, address: modelo, referenced: subjectOf(referenced, readNfe) };
    },
    organOf: (authorizer, asked) => {
      if (authorizer === 'AN') return NATIONAL;
      return authorizer === 'SVRS' && asked === NATIONAL_SVRS ? asked : organOf(authorizer, asked);
    },
    addresseeOf,
    services: (deps) => ({
      inutilizacao: createInutilizacao(note, deps),
      ...(type === 'nfe' && {
        cadastro: createCadastro(note, deps),
        consultaGTIN: createConsultaGtin(note, deps),
        distribuicaoDFe: createDistribution(note, deps, { service: 'nfe', byKey: noteByKey }),
      }),
      ...(type === 'nfce' && { recepcaoEPEC: createRecepcaoEvento({ ...note, events: NFCE_EPEC }, deps) }),
    }),
    messages: [
      VOID_MESSAGE,
      ...(type === 'nfe'
        ? [CADASTRO_MESSAGE, GTIN_MESSAGE, DISTRIBUTION_MESSAGE]
        : NFCE_EPEC.map(({ element }) => element)),
    ],
    operations: [...VOID_OPERATIONS, ...(type === 'nfe' ? ['cadastro', 'gtin', 'distribuicao'] : ['epec'])],
    listing: listingOf(modelo),
  };
  return note;
}

export const NFE_TYPE = noteType('nfe', '55');
export const NFCE_TYPE = noteType('nfce', '65');
