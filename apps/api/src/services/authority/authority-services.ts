import type { Asker } from '@fiscal/core/activities/registers/registers';
import { setStatusMail, wantsStatusMail } from '@fiscal/db/authority/authority-turns';
import { listSefazStatus } from '@fiscal/db/authority/sefaz-status';
import { type Principal, targetOfPrincipal } from '@fiscal/db/base/types';
import type { Dependencies } from '../dependencies.ts';
import { createConsultKey } from './consult-key.ts';
import { createFillIn } from './fill-in.ts';
import { createFollowSefazStatus } from './follow-sefaz-status.ts';
import { createLookUpGtin, type GtinQuestion } from './gtin-register.ts';
import { createOpenBlocks } from './overuse.ts';
import { createLookUpParty, type PartyQuestion } from './party-register.ts';
import { createQueryStatus } from './query-status.ts';
import { registersOf } from './registers.ts';
import { createSefazBoard } from './sefaz-board.ts';
import { createSefazHistory } from './sefaz-history.ts';
import { createReadTown, type TownAsked } from './town-register.ts';

/** The holder of a token asks the registers that its environment leads to. */
const askerOf = (principal: Principal): Asker => {
  const { accountId, clientId, environment } = principal;
  return { accountId, clientId, environment, target: targetOfPrincipal(principal) };
};

/** Queries to authorities, and reads of their stored answers. */
export const authorityServices = (deps: Dependencies) => {
  const { db, ask, followers, liveTransmission, statusMinutes, logger, nowMs } = deps;
  const registers = registersOf(deps);
  const lookUpParty = createLookUpParty(registers.cadastro);
  const lookUpGtin = createLookUpGtin(registers.gtin);
  const readTown = createReadTown(registers.town, nowMs);
  return {
    queryStatus: createQueryStatus({
      db,
      ask: (caller) => ask('statusServico', caller),
      nowMs,
      onError: (error) => logger.error({ err: error }, 'status query failed'),
    }),
    consultKey: createConsultKey({
      ask,
      nowMs,
      onError: (error) => logger.error({ err: error }, 'query of a key failed'),
    }),
    /** Reads the stored state of each service; no authority is queried. */
    listStatus: (accountId: string) => listSefazStatus(db, accountId),
    followStatus: createFollowSefazStatus({
      read: (accountId) => listSefazStatus(db, accountId),
      followers: followers.status,
      onError: (error) => logger.warn({ err: error }, 'status of the authorities could not be read'),
    }),
    openBlocks: createOpenBlocks(db),
    board: createSefazBoard({ db, liveTransmission, statusMinutes }),
    history: createSefazHistory({ db, nowMs }),
    /** Whether a person hears of the authorities by e-mail. */
    statusMail: {
      wanted: (accountId: string, userId: string) => wantsStatusMail(db, accountId, userId),
      set: (accountId: string, userId: string, wanted: boolean) =>
        setStatusMail(db, { accountId, userId }, wanted),
    },
    lookUpParty: (principal: Principal, question: PartyQuestion) => lookUpParty(askerOf(principal), question),
    lookUpGtin: (principal: Principal, question: GtinQuestion) => lookUpGtin(askerOf(principal), question),
    readTown: (principal: Principal, asked: TownAsked) => readTown(askerOf(principal), asked),
    fillIn: createFillIn({ db, lookUpParty, lookUpGtin, liveTransmission }),
  };
};
