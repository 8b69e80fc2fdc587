'use client';
import { useQuery } from '@tanstack/react-query';
import { Building2 } from 'lucide-react';
import Link from 'next/link';
import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { useText } from '../../text/text.tsx';
import { useApi } from '../../trpc/client.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Empty, Loaded } from '../../ui/states.tsx';
import { ClientPicker } from '../clients/client-picker.tsx';
import { keyMessages } from './messages.ts';
import { TokenBlock } from './token-block.tsx';

/** Tokens of one company, separate for test and production. The address selects the company. */
export function CompanyTokens() {
  const text = useText(keyMessages);
  const clients = useQuery(useApi().clients.options.queryOptions());
  const router = useRouter();
  const path = usePathname();
  const chosen = useSearchParams().get('empresa');
  return (
    <section aria-labelledby="tokens">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id="tokens" className="font-medium">
            {text.tokens}
          </h2>
          <p className="mt-0.5 text-[13px] text-ink-soft">
            {text.tokensHint} {text.audited}
          </p>
        </div>
        {clients.data === undefined || clients.data.length === 0 ? null : (
          <ClientPicker
            className="w-full sm:w-80"
            value={chosen ?? clients.data[0]?.id ?? null}
            onChange={(id) => router.replace(id === null ? path : `${path}?empresa=${id}`, { scroll: false })}
          />
        )}
      </div>
      <Loaded query={clients} rows={3}>
        {([first]) =>
          first === undefined ? (
            <Card padded={false}>
              <Empty
                icon={Building2}
                title={text.noCompany}
                action={
                  <Button asChild>
                    <Link href="/empresas">{text.createCompany}</Link>
                  </Button>
                }
              >
                {text.noCompanyHint}
              </Empty>
            </Card>
          ) : (
            <TokensOf key={chosen ?? first.id} clientId={chosen ?? first.id} />
          )
        }
      </Loaded>
    </section>
  );
}

function TokensOf({ clientId }: { readonly clientId: string }) {
  const tokens = useQuery(useApi().tokens.list.queryOptions({ clientId }));
  return (
    <Loaded query={tokens} rows={3}>
      {({ tokens: all, ...of }) => (
        <div className="grid items-start gap-6 xl:grid-cols-2">
          {([2, 1] as const).map((environment) => (
            <TokenBlock
              key={environment}
              of={{ ...of, clientId, environment }}
              tokens={all.filter((token) => token.environment === environment)}
            />
          ))}
        </div>
      )}
    </Loaded>
  );
}
