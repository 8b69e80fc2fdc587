import type { Metadata } from 'next';
import { Profile } from '../../../features/profile/profile.tsx';
import { shellMessages } from '../../../shell/messages.ts';
import { THEME_COOKIE, themeOf } from '../../../shell/theme.ts';
import { requestLook, requestText } from '../../../text/server.ts';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await requestText(shellMessages)).profile,
});

export default async function ProfilePage() {
  return <Profile theme={themeOf(await requestLook(THEME_COOKIE)) ?? ''} />;
}
