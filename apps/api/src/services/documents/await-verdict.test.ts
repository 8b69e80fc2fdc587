import type { DocumentView } from '@fiscal/db/base/types';
import { describe, expect, it } from 'vitest';
import { pendingView, principal } from '../../../test/support/fakes.ts';
import { createChangeHub } from '../changes/change-hub.ts';
import { createAwaitVerdict } from './await-verdict.ts';

const view = (status: DocumentView['status']): DocumentView => ({ ...pendingView, status, version: status });

function waiting() {
  const row = { status: 'PENDENTE' as DocumentView['status'] };
  const hub = createChangeHub();
  const looks: string[] = [];
  const getDocument = async () => {
    looks.push(row.status);
    return view(row.status);
  };
  const getDocumentState = async () => ({ type: 'nfe', version: row.status, now: new Date() });
  return { row, hub, looks, wait: createAwaitVerdict({ getDocument, getDocumentState, hub }) };
}

describe('waiting for a verdict', () => {
  it('ends with the change that is announced', async () => {
    const { row, hub, looks, wait } = waiting();
    const answer = wait(principal, 'doc', 30);
    row.status = 'AUTORIZADA';
    const { accountId } = principal;
    hub.publish([
      { accountId, documentId: 'other' },
      { accountId, documentId: 'doc' },
    ]);
    expect((await answer)?.status).toBe('AUTORIZADA');
    expect(looks).toEqual(['PENDENTE', 'AUTORIZADA']);
  });

  it('looks again though no change was announced', async () => {
    const { row, wait } = waiting();
    const answer = wait(principal, 'doc', 30);
    row.status = 'REJEITADA';
    expect((await answer)?.status).toBe('REJEITADA');
  });

  it('reads the view again only once its version has changed', async () => {
    const { row, hub, looks, wait } = waiting();
    const answer = wait(principal, 'doc', 30);
    const word = () => hub.publish([{ accountId: principal.accountId, documentId: 'doc' }]);
    for (let time = 0; time < 3; time++) {
      await new Promise(setImmediate);
      word();
    }
    await new Promise(setImmediate);
    row.status = 'AUTORIZADA';
    word();
    expect((await answer)?.status).toBe('AUTORIZADA');
    expect(looks).toEqual(['PENDENTE', 'AUTORIZADA']);
  });

  it('gives what there is when the time is up, or when the process goes', async () => {
    const { hub, wait } = waiting();
    expect((await wait(principal, 'doc', 0))?.status).toBe('PENDENTE');
    const answer = wait(principal, 'doc', 30);
    hub.close();
    expect((await answer)?.status).toBe('PENDENTE');
    expect((await wait(principal, 'doc', 30))?.status).toBe('PENDENTE');
  });
});
