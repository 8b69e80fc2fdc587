'use client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMay } from '../../shell/session.tsx';
import { useText } from '../../text/text.tsx';
import { type Answers, useApi, useApiClient } from '../../trpc/client.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import type { Values } from '../../ui/form/controls.ts';
import { EditForm } from '../../ui/form/edit-form.tsx';
import { CheckboxField, SelectField, TextField } from '../../ui/form/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Loaded } from '../../ui/states.tsx';
import { TabPanels } from '../../ui/table/tab-panels.tsx';
import { useToast } from '../../ui/toast.tsx';
import { Deadlines } from './deadlines.tsx';
import type { OfCompany } from './listed.tsx';
import { contingencyMessages } from './messages.ts';
import { Obligations } from './obligations.tsx';
import { Services } from './services.tsx';

type Settings = Answers['contingency']['settings'];
type Type = keyof Settings;

const TYPES = ['nfce', 'nfe', 'cte', 'mdfe'] as const;
const POLICIES = ['desligada', 'manual', 'automatica'] as const;

/**
 * A company's contingency page: pending obligations of each environment, settings for an outage, and the state of the
 * services.
 */
export function CompanyContingency({ clientId }: { readonly clientId: string }) {
  const text = useText(contingencyMessages);
  const panel = (environment: 1 | 2) => (
    <div className="grid gap-8">
      <Obligations clientId={clientId} environment={environment} />
      <Deadlines clientId={clientId} environment={environment} />
      <OfEnvironment of={{ clientId, environment }} />
      <Services environment={environment} />
    </div>
  );
  return (
    <div className="max-w-3xl">
      <Card title={text.title} hint={text.hint}>
        <TabPanels
          label={text.ambiente}
          panels={[
            { id: 'producao', label: text.ambientes[1], content: panel(1) },
            { id: 'teste', label: text.ambientes[2], content: panel(2) },
          ]}
        />
      </Card>
    </div>
  );
}

function OfEnvironment({ of }: { readonly of: OfCompany }) {
  const settings = useQuery(useApi().contingency.settings.queryOptions(of));
  return <Loaded query={settings}>{(found) => <SettingsForm of={of} stored={found} />}</Loaded>;
}

function bodyOf(values: Values) {
  const own = (type: Type) => ({
    policy: values[`${type}.policy`],
    patienceSeconds: Number(values[`${type}.patienceSeconds`]),
    forced: values[`${type}.forced`] === 'true',
  });
  const settingOf = (type: Type) => ({
    ...own(type),
    renumbers: values[`${type}.renumbers`] === 'true',
    serie: values[`${type}.serie`] ? Number(values[`${type}.serie`]) : null,
  });
  return { nfe: settingOf('nfe'), nfce: settingOf('nfce'), cte: settingOf('cte'), mdfe: own('mdfe') };
}

function SettingsForm({ of, stored }: { readonly of: OfCompany; readonly stored: Settings }) {
  const text = useText(contingencyMessages);
  const may = useMay('clients:write');
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  const calls = useApiClient();
  return (
    <EditForm
      stored={stored}
      reload={() => queries.fetchQuery(api.contingency.settings.queryOptions(of, { staleTime: 0 }))}
      bodyOf={bodyOf}
      save={(changes) => calls.contingency.setSettings.mutate({ ...of, changes })}
      onSaved={() => toast(text.saved)}
    >
      {(settings, busy) => (
        <fieldset disabled={!may} className="grid min-w-0 gap-6">
          {may ? null : <Notice tone="info">{text.readOnly}</Notice>}
          {TYPES.map((type) => (
            <OfType key={type} type={type} setting={settings[type]} />
          ))}
          <p className="text-[13px] text-ink-soft">{text.doubt}</p>
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

function OfType({
  type,
  setting: { policy, patienceMs, forced, renumbers, serie },
}: {
  readonly type: Type;
  readonly setting: Settings[Type];
}) {
  const text = useText(contingencyMessages);
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-2 text-sm font-medium">{text.types[type]}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={text.policy}
          name={`${type}.policy`}
          defaultValue={policy}
          options={POLICIES.map((value) => ({ value, label: text.policies[value] }))}
        />
        <TextField
          label={text.patience}
          hint={text.patienceHint}
          name={`${type}.patienceSeconds`}
          inputMode="numeric"
          defaultValue={patienceMs / 1_000}
        />
      </div>
      {type === 'mdfe' ? null : (
        <>
          <CheckboxField label={text.renumbers} name={`${type}.renumbers`} defaultChecked={renumbers} />
          <TextField
            label={text.serie}
            hint={text.serieHint}
            name={`${type}.serie`}
            inputMode="numeric"
            defaultValue={serie ?? ''}
          />
        </>
      )}
      <CheckboxField label={text.forced} name={`${type}.forced`} defaultChecked={forced} />
    </fieldset>
  );
}
