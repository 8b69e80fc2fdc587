import type { ClientView } from '@fiscal/db/companies/clients';
import { toChange, updateClientBody } from '../../inputs/client-change.ts';
import { type FieldChanges, withChanges } from '../../inputs/field-changes.ts';
import { writtenCompanyName } from '../../inputs/fields.ts';
import { parseInput } from '../../inputs/parse.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The fields of a client by their names in the form, with the mark of each secret that changes. */
const editable = (client: ClientView, changed: ReadonlySet<string>) => {
  const { name, ie, uf, cscId, testCscId, profile, testTarget, sandboxStrict, limits, codeMarks } = client;
  const mark = (field: string, before: string | null) => (changed.has(field) ? before : null);
  return {
    name,
    ie,
    uf,
    cscId,
    testCscId,
    csc: mark('csc', codeMarks.csc),
    testCsc: mark('testCsc', codeMarks.testCsc),
    csrt: { id: client.csrt?.id, code: mark('csrt.code', codeMarks.csrt) },
    testCsrt: { id: client.testCsrt?.id, code: mark('testCsrt.code', codeMarks.testCsrt) },
    profile,
    testTarget,
    sandboxStrict,
    limits: { writesPerMinute: limits.writes, readsPerMinute: limits.reads },
  };
};

/** A name that was stored longer stays until another is written. */
const writtenChange = updateClientBody.safeExtend({ name: writtenCompanyName('name').exactOptional() });

const fieldsIn = (value: unknown): Fields => ({ ...Object(value) });

/** A responsible's code as a whole: without number and code it goes. */
function csrtOf(fields: Fields, name: string): object | null {
  const { id, code } = fieldsIn(fields[name]);
  return id === undefined && code === undefined ? null : { uf: fields['uf'], id: id ?? '', code: code ?? '' };
}

/**
 * Turns the changes of a company's form into a change of the whole groups that their fields are in.
 *
 * @throws {Failure} alterado_por_outro, requisicao_invalida
 */
export function clientChangeOf(stored: ClientView, changes: FieldChanges) {
  const changed = new Set(changes.map(({ field }) => field));
  const fields = withChanges(editable(stored, changed), changes);
  const profile = fieldsIn(fields['profile']);
  const { testCsc = null, testCscId = null } = fields;
  const isSplit = testCsc !== null || testCscId !== null;
  const groups = new Set(changes.map(({ field }) => field.split('.', 1)[0] ?? ''));
  const profileGroups = changes.flatMap(({ field }) => {
    const [group, name] = field.split('.');
    return group === 'profile' && name !== undefined ? [[name, profile[name] ?? null] as const] : [];
  });
  const { writesPerMinute = null, readsPerMinute = null } = fieldsIn(fields['limits']);
  const special: Fields = {
    profile: Object.fromEntries(profileGroups),
    limits: { writesPerMinute, readsPerMinute },
    csrt: csrtOf(fields, 'csrt'),
    testCsrt: csrtOf(fields, 'testCsrt'),
  };
  const testCodes = isSplit ? { testCsc: testCsc ?? '', testCscId: testCscId ?? '' } : { testCsc, testCscId };
  const plain = [...groups].map((name) => [name, name in special ? special[name] : (fields[name] ?? '')]);
  const body = {
    ...Object.fromEntries(plain),
    ...((groups.has('testCsc') || groups.has('testCscId')) && testCodes),
  };
  return toChange(parseInput(writtenChange, body));
}
