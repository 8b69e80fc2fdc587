import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { AMBIENTE_COOKIE, ambienteOf, pathOf } from '../shell/ambiente-paths.ts';

/** Opens the environment last used; test at first. */
export default async function Start() {
  redirect(`/${pathOf(ambienteOf((await cookies()).get(AMBIENTE_COOKIE)?.value) ?? 2)}`);
}
