import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { stack } from './env.ts';
import { createGuard, type Guard } from './support/guard.ts';
import { become, inviteMember, newAddress, type Person, type Role, session } from './support/people.ts';

export { expect };

/**
 * Members sign in again after this long: a session acts without a new proof for ten minutes, and a journey takes
 * several of them.
 */
const FRESH_MS = 5 * 60_000;

interface Fixtures {
  /** Fails the test for what its pages did wrong; `allow` names what it does on purpose. */
  readonly guard: Guard;
  /** Puts a member of the demo account with that role, or any person, into the browser of `page`. */
  readonly signIn: (who?: Role | Person) => Promise<Person>;
  /** A page of another person, in a separate browser. */
  readonly pageOf: (who: Role | Person) => Promise<Page>;
}

interface WorkerFixtures {
  /** Members of the demo account, each made when first asked for. Who ends their own sessions takes a `newAccount`. */
  readonly member: (role: Role) => Promise<Person>;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  member: [
    async ({}, use) => {
      const known = new Map<Role, { readonly person: Promise<Person>; readonly atMs: number }>();
      const make = async (role: Role): Promise<Person> => {
        const { email, password } = stack().credentials.owner;
        return role === 'owner' ? session(email, password) : inviteMember(await member('owner'), role);
      };
      const member = async (role: Role): Promise<Person> => {
        const last = known.get(role);
        if (last !== undefined && Date.now() - last.atMs < FRESH_MS) return last.person;
        const person =
          last === undefined ? make(role) : last.person.then((known) => session(known.email, known.password));
        known.set(role, { person, atMs: Date.now() });
        return person;
      };
      await use(member);
    },
    { scope: 'worker' },
  ],
  guard: [
    async ({ context, baseURL }, use) => {
      const guard = createGuard(baseURL ?? '');
      guard.watch(context);
      await context.setExtraHTTPHeaders({ 'x-forwarded-for': newAddress() });
      await use(guard);
      expect(guard.faults()).toEqual([]);
    },
    { auto: true },
  ],
  signIn: async ({ context, member }, use) => {
    await use((who = 'owner') => enter(context, who, member));
  },
  pageOf: async ({ browser, contextOptions, guard, member }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (who) => {
      const context = await browser.newContext(contextOptions);
      opened.push(context);
      guard.watch(context);
      await enter(context, who, member);
      return context.newPage();
    });
    await Promise.all(opened.map((context) => context.close()));
  },
});

async function enter(context: BrowserContext, who: Role | Person, member: WorkerFixtures['member']) {
  const person = typeof who === 'string' ? await member(who) : who;
  await become(context, person);
  return person;
}
