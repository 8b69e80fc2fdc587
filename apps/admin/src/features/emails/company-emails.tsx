'use client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import Link from 'next/link';
import { useMay } from '../../shell/session.tsx';
import { useText } from '../../text/text.tsx';
import { type Answers, useApi, useApiClient } from '../../trpc/client.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import type { Values } from '../../ui/form/controls.ts';
import { EditForm } from '../../ui/form/edit-form.tsx';
import { CheckboxField, TextAreaField, TextField } from '../../ui/form/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Loaded } from '../../ui/states.tsx';
import { TabPanels } from '../../ui/table/tab-panels.tsx';
import { useToast } from '../../ui/toast.tsx';
import { addressesIn } from './addresses.ts';
import { emailMessages } from './messages.ts';

interface OfCompany {
  readonly clientId: string;
  readonly environment: 1 | 2;
}

/** A company's automatic e-mails, per environment. */
export function CompanyEmails({ clientId }: { readonly clientId: string }) {
  const text = useText(emailMessages);
  return (
    <div className="max-w-3xl">
      <Card title={text.settingsTitle} hint={text.settingsHint}>
        <TabPanels
          label={text.ambiente}
          panels={[
            {
              id: 'producao',
              label: text.ambientes[1],
              content: <Settings of={{ clientId, environment: 1 }} />,
            },
            {
              id: 'teste',
              label: text.ambientes[2],
              content: <Settings of={{ clientId, environment: 2 }} />,
            },
          ]}
        />
      </Card>
    </div>
  );
}

function Settings({ of }: { readonly of: OfCompany }) {
  const settings = useQuery(useApi().emails.settings.queryOptions(of));
  return <Loaded query={settings}>{(found) => <SettingsForm of={of} stored={found} />}</Loaded>;
}

const words = (text = ''): string | null => text.trim() || null;

const bodyOf = ({ automatic, onCancel, copies, fromName, fromAddress, replyTo, message }: Values) => ({
  automatic: automatic === 'true',
  onCancel: onCancel === 'true',
  copies: addressesIn(copies),
  fromName: words(fromName),
  fromAddress: words(fromAddress),
  replyTo: words(replyTo),
  message: words(message),
});

function SettingsForm({
  of,
  stored,
}: {
  readonly of: OfCompany;
  readonly stored: Answers['emails']['settings'];
}) {
  const text = useText(emailMessages);
  const may = useMay('clients:write');
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  const calls = useApiClient();
  return (
    <EditForm
      stored={stored}
      reload={() => queries.fetchQuery(api.emails.settings.queryOptions(of, { staleTime: 0 }))}
      bodyOf={bodyOf}
      save={(changes) => calls.emails.setSettings.mutate({ ...of, changes })}
      onSaved={() => toast(text.saved)}
    >
      {(settings, busy) => (
        <fieldset disabled={!may} className="grid min-w-0 gap-4">
          {may ? null : <Notice tone="info">{text.readOnly}</Notice>}
          {of.environment === 1 ? null : (
            <p className="text-[13px] text-ink-soft">
              {text.testNote}{' '}
              <Link href="/conta" className="text-accent underline underline-offset-4">
                {text.toServer}
              </Link>
            </p>
          )}
          <CheckboxField
            label={text.automatic}
            hint={text.automaticHint}
            name="automatic"
            defaultChecked={settings.automatic}
          />
          <CheckboxField label={text.onCancel} name="onCancel" defaultChecked={settings.onCancel} />
          <TextAreaField
            label={text.copies}
            hint={text.copiesHint}
            name="copies"
            rows={3}
            spellCheck={false}
            defaultValue={settings.copies.join('\n')}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              label={text.fromName}
              hint={text.fromNameHint}
              name="fromName"
              maxLength={80}
              defaultValue={settings.fromName ?? ''}
            />
            <TextField
              label={text.companyAddress}
              hint={text.companyAddressHint}
              name="fromAddress"
              type="email"
              defaultValue={settings.fromAddress ?? ''}
            />
            <TextField
              label={text.replyTo}
              hint={text.replyToHint}
              name="replyTo"
              type="email"
              defaultValue={settings.replyTo ?? ''}
            />
          </div>
          <TextAreaField
            label={text.message}
            hint={text.messageHint}
            name="message"
            maxLength={1000}
            defaultValue={settings.message ?? ''}
          />
          {may ? (
            <Button type="submit" tone="primary" className="justify-self-start" busy={busy}>
              {text.save}
            </Button>
          ) : null}
        </fieldset>
      )}
    </EditForm>
  );
}
