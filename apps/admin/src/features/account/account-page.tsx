'use client';
import { useQuery } from '@tanstack/react-query';
import { shellMessages } from '../../shell/messages.ts';
import { useText } from '../../text/text.tsx';
import { useApi } from '../../trpc/client.tsx';
import { Card } from '../../ui/card.tsx';
import { Copy } from '../../ui/copy.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Loaded } from '../../ui/states.tsx';
import { Fact, Facts } from '../../ui/table/facts.tsx';
import { EmailServer } from '../emails/email-server.tsx';
import { Suppressions } from '../emails/suppressions.tsx';
import { AccountName } from './account-name.tsx';
import { CloseAccount } from './close-account.tsx';
import { FileLinks } from './file-links.tsx';
import { accountMessages } from './messages.ts';
import { MyAccounts } from './my-accounts.tsx';
import { Plan } from './plan.tsx';
import { SecondFactorPolicy } from './second-factor-policy.tsx';

/** The account itself. */
export function AccountPage() {
  const text = useText(accountMessages);
  const { accountSettings } = useText(shellMessages);
  const api = useApi();
  const account = useQuery(api.account.get.queryOptions());
  return (
    <>
      <PageHeader title={accountSettings} hint={text.hint} />
      <Loaded query={account}>
        {(found) => (
          <div className="grid max-w-3xl gap-6">
            <AccountName account={found} />
            <SecondFactorPolicy account={found} />
            <Plan account={found} />
            <Addresses apiUrl={found.apiUrl} />
            <FileLinks />
            <EmailServer />
            <Suppressions />
            <MyAccounts />
            <CloseAccount name={found.name} />
          </div>
        )}
      </Loaded>
    </>
  );
}

function Addresses({ apiUrl }: { readonly apiUrl: string }) {
  const text = useText(accountMessages);
  const addresses = [
    { name: 'REST', url: `${apiUrl}/v1` },
    { name: 'GraphQL', url: `${apiUrl}/graphql` },
    { name: 'OpenAPI', url: `${apiUrl}/openapi.json` },
  ];
  return (
    <Card title={text.addresses} hint={text.addressesHint}>
      <Facts>
        {addresses.map(({ name, url }) => (
          <Fact key={name} name={name}>
            <span className="font-mono text-[13px] break-all">{url}</span> <Copy value={url} label={name} />
          </Fact>
        ))}
        <Fact name={text.docs}>
          <a href={`${apiUrl}/docs`} className="text-accent underline underline-offset-4">
            {`${apiUrl}/docs`}
          </a>
        </Fact>
      </Facts>
    </Card>
  );
}
