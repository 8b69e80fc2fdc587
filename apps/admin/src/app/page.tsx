import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { AMBIENTE_COOKIE, ambienteOf, pathOf } from '../shell/ambiente-paths.ts';

interface Props {
  /** `error`: where a confirmation link that is over leads. */
  readonly searchParams: Promise<{ readonly error?: string | string[] }>;
}

/** The environment somebody was last in; test at first. */
export default async function Start({ searchParams }: Props) {
  if ((await searchParams).error !== undefined) redirect('/entrar?aviso=link');
  redirect(`/${pathOf(ambienteOf((await cookies()).get(AMBIENTE_COOKIE)?.value) ?? 2)}`);
}
