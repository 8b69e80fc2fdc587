import { redirect } from 'next/navigation';
import { AMBIENTE_COOKIE, ambienteOf, pathOf } from '../shell/ambiente-paths.ts';
import { requestLook } from '../text/server.ts';

/** Opens the environment last used; test at first. */
export default async function Start() {
  redirect(`/${pathOf(ambienteOf(await requestLook(AMBIENTE_COOKIE)) ?? 2)}`);
}
