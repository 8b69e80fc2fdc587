'use client';
import { shellMessages } from '../../shell/messages.ts';
import { useText } from '../../text/text.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { IdentityCard } from './IdentityCard.tsx';
import { profileMessages } from './messages.ts';
import { PasskeysCard } from './PasskeysCard.tsx';
import { PasswordCard } from './PasswordCard.tsx';
import { PreferencesCard } from './PreferencesCard.tsx';
import { SessionsCard } from './SessionsCard.tsx';
import { TwoFactorCard } from './TwoFactorCard.tsx';

/** What belongs to a person, whatever account they look at. `theme`: as chosen in this browser, '' for the system's. */
export function Profile({ theme }: { readonly theme: string }) {
  const text = useText(profileMessages);
  const { profile } = useText(shellMessages);
  return (
    <>
      <PageHeader title={profile} hint={text.hint} />
      <div className="grid max-w-3xl gap-6">
        <IdentityCard />
        <PasswordCard />
        <TwoFactorCard />
        <PasskeysCard />
        <SessionsCard />
        <PreferencesCard theme={theme} />
      </div>
    </>
  );
}
