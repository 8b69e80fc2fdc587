'use client';
import { useText } from '../../text/text.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { AccountKeys } from './account-keys.tsx';
import { CompanyTokens } from './company-tokens.tsx';
import { keyMessages } from './messages.ts';

/** Credentials of API calls. */
export function KeysPage() {
  const text = useText(keyMessages);
  return (
    <>
      <PageHeader title={text.title} hint={text.hint} />
      <div className="grid gap-8">
        <AccountKeys />
        <CompanyTokens />
      </div>
    </>
  );
}
