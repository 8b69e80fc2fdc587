import { factAt, inForce } from '@fiscal/core/calendar/calendar';
import { valueAt } from '../nfe/read.ts';
import type { Nfse, NfseEvent } from '../nfse/read.ts';
import type { Sheet } from '../page/document.ts';
import type { PaperOptions } from '../papers.ts';
import { danfseV1 } from './v1/danfse-v1.ts';
import { danfseV2 } from './v2/danfse-v2.ts';

/** Draws the paper of an NFS-e in the layout of the day of its issue, so that a note keeps its paper. */
export const danfse = (nfse: Nfse, events: readonly NfseEvent[], options: PaperOptions): Sheet[] =>
  inForce('nfse-danfse-2', factAt(valueAt(nfse.infNFSe, 'dhProc')))
    ? danfseV2(nfse, events, options)
    : danfseV1(nfse, events, options);
