import { afterAll, expect, it } from 'vitest';
import { createDb } from '../base/client.ts';
import { newId } from '../base/ids.ts';
import { asOperator, databaseUrls, testKeyring } from '../testing/test-database.ts';
import { listRuleSwitches, setRuleSwitch } from './rule-switches.ts';

const db = createDb({ url: databaseUrls().appUrl, role: 'app', max: 2, keyring: testKeyring });
afterAll(() => db.close());

/** A code that no other file sets. */
const CODE = '9815';
const word = {
  type: 'nfe',
  cStat: CODE,
  uf: null,
  clientId: null,
  reason: 'a row is in doubt',
  setBy: 'test',
} as const;
const inForce = async () => (await listRuleSwitches(db)).filter(({ cStat }) => cStat === CODE);

it('counts the newest word of each reach, the weakest reach first', async () => {
  const clientId = newId();
  await asOperator((owner) => setRuleSwitch(owner, { ...word, clientId, effect: 'refuse' }));
  await asOperator((owner) => setRuleSwitch(owner, { ...word, uf: 'SP', effect: 'off' }));
  await asOperator((owner) => setRuleSwitch(owner, { ...word, effect: 'notice' }));
  expect(await inForce()).toMatchObject([
    { uf: null, clientId: null, effect: 'notice' },
    { uf: 'SP', clientId: null, effect: 'off' },
    { uf: null, clientId, effect: 'refuse' },
  ]);
  await asOperator((owner) => setRuleSwitch(owner, { ...word, uf: 'SP', effect: 'notice' }));
  await asOperator((owner) => setRuleSwitch(owner, { ...word, clientId, effect: null }));
  expect(await inForce()).toMatchObject([
    { uf: null, effect: 'notice' },
    { uf: 'SP', effect: 'notice' },
  ]);
});

it('keeps the word on a code of one type apart from the words on others', async () => {
  const mdfe = { ...word, type: 'mdfe', uf: 'RS' } as const;
  const ofRs = async () => (await inForce()).filter(({ uf }) => uf === 'RS');
  await asOperator((owner) => setRuleSwitch(owner, { ...word, uf: 'RS', effect: 'refuse' }));
  await asOperator((owner) => setRuleSwitch(owner, { ...mdfe, effect: 'off' }));
  expect(await ofRs()).toMatchObject([
    { type: 'mdfe', effect: 'off' },
    { type: 'nfe', effect: 'refuse' },
  ]);
  await asOperator((owner) => setRuleSwitch(owner, { ...mdfe, effect: null }));
  expect(await ofRs()).toMatchObject([{ type: 'nfe', effect: 'refuse' }]);
});

it('never changes nor loses an entry', async () => {
  await expect(db.pool.query('delete from rule_switches')).rejects.toMatchObject({ code: '42501' });
  await expect(db.pool.query('update rule_switches set reason = reason')).rejects.toMatchObject({
    code: '42501',
  });
});
