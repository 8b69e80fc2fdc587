import { Profile } from '../../../features/profile/profile.tsx';
import { shellMessages } from '../../../shell/messages.ts';
import { THEME_COOKIE, themeOf } from '../../../shell/theme.ts';
import { requestLook, titleFrom } from '../../../text/server.ts';

export const generateMetadata = titleFrom(shellMessages, 'profile');

export default async function ProfilePage() {
  return <Profile theme={themeOf(await requestLook(THEME_COOKIE)) ?? ''} />;
}
