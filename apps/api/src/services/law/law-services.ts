import { createGetLegalCalendar } from '@fiscal/core/registry/legal-calendar';
import { setLawMail, stopLawMail, wantsLawMail } from '@fiscal/db/law/law-letters';
import type { Dependencies } from '../dependencies.ts';
import { createGetCompanyCalendar } from './company-calendar.ts';
import { createLawMailLinks, type LawMailSubscription } from './law-mail-links.ts';
import { createSearchCodes } from './search-codes.ts';

/** The law's calendar, and its published tables. */
export const lawServices = ({ db, emission, replayHost, publicUrl, fileLinkKeys, nowMs }: Dependencies) => ({
  getCalendar: createGetLegalCalendar({ nowMs }),
  getCompanyCalendar: createGetCompanyCalendar({ db, emission, host: replayHost, nowMs }),
  /** Whether a person hears of coming changes of the law by e-mail, and links that end it. */
  mail: {
    ...createLawMailLinks({ publicUrl, keys: fileLinkKeys }),
    wanted: (accountId: string, userId: string) => wantsLawMail(db, accountId, userId),
    set: (of: LawMailSubscription, wanted: boolean) => setLawMail(db, of, wanted),
    stop: (of: LawMailSubscription) => stopLawMail(db, of),
  },
  searchCodes: createSearchCodes(() => emission.rtc?.()),
});
