'use client';
import { shellMessages } from '../../shell/messages.ts';
import { useText } from '../../text/text.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { IdentityCard } from './identity-card.tsx';
import { profileMessages } from './messages.ts';
import { OwnDataCard } from './own-data-card.tsx';
import { PasskeysCard } from './passkeys-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { PreferencesCard } from './preferences-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { TwoFactorCard } from './two-factor-card.tsx';

/** Settings of the user, independent of the account. `theme`: the browser's choice, '' for the system's. */
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
        <OwnDataCard />
      </div>
    </>
  );
}
