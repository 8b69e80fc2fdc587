'use client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { modelName } from '../../format/model-names.ts';
import { ufOptions } from '../../format/ufs.ts';
import { useMay } from '../../shell/session.tsx';
import { useText } from '../../text/text.tsx';
import { type Answers, useApi, useApiClient } from '../../trpc/client.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EditForm } from '../../ui/form/edit-form.tsx';
import { CheckboxField, SelectField, TextField } from '../../ui/form/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Loaded } from '../../ui/states.tsx';
import { useToast } from '../../ui/toast.tsx';
import { clientMessages } from './messages.ts';
import { bodyOf, SERIES_MODS } from './profile-form.ts';

type Client = Answers['clients']['get']['client'];

/** Defaults for fields missing in a document: address, regime, registrations, séries. */
export function ClientProfile({ clientId }: { readonly clientId: string }) {
  const api = useApi();
  const detail = useQuery(api.clients.get.queryOptions({ clientId }));
  return <Loaded query={detail}>{({ client }) => <ProfileForm stored={client} />}</Loaded>;
}

function ProfileForm({ stored }: { readonly stored: Client }) {
  const text = useText(clientMessages);
  const may = useMay('clients:write');
  const api = useApi();
  const toast = useToast();
  const queries = useQueryClient();
  const calls = useApiClient();
  return (
    <div className="max-w-3xl">
      {may ? null : (
        <Notice tone="info" className="mb-4">
          {text.readOnly}
        </Notice>
      )}
      <EditForm
        stored={stored}
        reload={async () => {
          const read = api.clients.get.queryOptions({ clientId: stored.id }, { staleTime: 0 });
          return (await queries.fetchQuery(read)).client;
        }}
        bodyOf={bodyOf}
        save={(changes) => calls.clients.edit.mutate({ clientId: stored.id, changes })}
        onSaved={() => {
          toast(text.saved);
          return queries.invalidateQueries({ queryKey: api.clients.pathKey() });
        }}
      >
        {(client, busy) => (
          <fieldset disabled={!may} className="grid min-w-0 gap-6">
            <Registration client={client} />
            <Address client={client} />
            <Nfce client={client} />
            <Responsible client={client} />
            <Series client={client} />
            <Sandbox client={client} />
            {may ? (
              <div>
                <Button type="submit" tone="primary" busy={busy}>
                  {text.saveChanges}
                </Button>
              </div>
            ) : null}
          </fieldset>
        )}
      </EditForm>
    </div>
  );
}

const GRID = 'grid gap-4 sm:grid-cols-2';

function Registration({ client: { name, ie, uf, profile } }: { readonly client: Client }) {
  const text = useText(clientMessages);
  const regimes = Object.entries(text.regimes).map(([value, label]) => ({ value, label }));
  return (
    <Card title={text.registration}>
      <div className={GRID}>
        <TextField
          label={text.name}
          name="name"
          hint={text.nameHint}
          defaultValue={name}
          className="sm:col-span-2"
        />
        <TextField
          label={text.nomeFantasia}
          name="profile.nomeFantasia"
          defaultValue={profile.nomeFantasia}
        />
        <SelectField
          label={text.regime}
          name="profile.regimeTributario"
          options={regimes}
          defaultValue={profile.regimeTributario ?? ''}
        />
        <TextField label={text.ie} name="ie" defaultValue={ie} hint={text.ieHint} />
        <SelectField label="UF" name="uf" options={ufOptions(text.chooseUf)} defaultValue={uf} />
        <SelectField
          label={text.contribuinteIcms}
          name="profile.contribuinteIcms"
          hint={text.contribuinteIcmsHint}
          options={text.taxpayers}
          defaultValue={String(profile.contribuinteIcms ?? true)}
          className="sm:col-span-2"
        />
        <TextField label={text.im} name="profile.im" defaultValue={profile.im} />
        <TextField label={text.cnae} name="profile.cnae" defaultValue={profile.cnae} hint={text.cnaeHint} />
        <TextField
          label={text.rntrc}
          name="profile.rntrc"
          defaultValue={profile.rntrc}
          hint={text.rntrcHint}
        />
        <CheckboxField
          label={text.difalBaseDupla}
          name="profile.difalBaseDupla"
          hint={text.difalBaseDuplaHint}
          defaultChecked={profile.difalBaseDupla === true}
          className="sm:col-span-2"
        />
        <SelectField
          label={text.checkRecipient}
          name="profile.checkRecipient"
          hint={text.checkRecipientHint}
          options={text.checks}
          defaultValue={profile.checkRecipient ?? ''}
          className="sm:col-span-2"
        />
      </div>
    </Card>
  );
}

function Address({ client: { profile } }: { readonly client: Client }) {
  const text = useText(clientMessages);
  const { address } = profile;
  const field = (key: keyof NonNullable<typeof address>, label: string, hint?: string) => (
    <TextField
      label={label}
      name={`profile.address.${key}`}
      defaultValue={address?.[key]}
      {...(hint === undefined ? {} : { hint })}
    />
  );
  return (
    <Card title={text.address}>
      <div className={GRID}>
        {field('cep', text.cep)}
        {field('telefone', text.telefone)}
        {field('logradouro', text.logradouro)}
        {field('numero', text.numero)}
        {field('complemento', text.complemento)}
        {field('bairro', text.bairro)}
        {field('municipio', text.municipio)}
        {field('codigoMunicipio', text.codigoMunicipio, text.codigoMunicipioHint)}
        <SelectField
          label="UF"
          name="profile.address.uf"
          options={ufOptions(text.chooseUf)}
          defaultValue={address?.uf ?? ''}
        />
      </div>
    </Card>
  );
}

function Nfce({ client: { cscId, testCscId, codeMarks } }: { readonly client: Client }) {
  const text = useText(clientMessages);
  return (
    <Card title={text.nfce} hint={text.cscHint}>
      <div className={GRID}>
        <TextField label={text.cscId} name="cscId" defaultValue={cscId ?? ''} autoComplete="off" />
        <TextField
          label={text.csc}
          name="csc"
          type="password"
          autoComplete="off"
          hint={codeMarks.csc === null ? undefined : text.cscKept}
        />
        <TextField
          label={text.testCscId}
          name="testCscId"
          defaultValue={testCscId ?? ''}
          autoComplete="off"
          hint={text.testCscHint}
        />
        <TextField label={text.testCsc} name="testCsc" type="password" autoComplete="off" />
      </div>
    </Card>
  );
}

function Responsible({ client: { profile, csrt, testCsrt } }: { readonly client: Client }) {
  const text = useText(clientMessages);
  const known = profile.responsavelTecnico;
  const name = (field: string) => `profile.responsavelTecnico.${field}`;
  return (
    <Card title={text.responsible} hint={text.responsibleHint}>
      <div className={GRID}>
        <TextField label="CNPJ" name={name('cnpj')} defaultValue={known?.cnpj ?? ''} />
        <TextField label={text.contact} name={name('contato')} defaultValue={known?.contato ?? ''} />
        <TextField label="E-mail" name={name('email')} defaultValue={known?.email ?? ''} />
        <TextField label={text.telefone} name={name('fone')} defaultValue={known?.fone ?? ''} />
        <TextField
          label={text.csrtId}
          name="csrt.id"
          defaultValue={csrt?.id ?? ''}
          autoComplete="off"
          hint={text.csrtHint}
        />
        <TextField label={text.csrt} name="csrt.code" type="password" autoComplete="off" />
        <TextField
          label={text.testCsrtId}
          name="testCsrt.id"
          defaultValue={testCsrt?.id ?? ''}
          autoComplete="off"
          hint={text.testCscHint}
        />
        <TextField label={text.testCsrt} name="testCsrt.code" type="password" autoComplete="off" />
      </div>
    </Card>
  );
}

function Series({ client: { profile } }: { readonly client: Client }) {
  const text = useText(clientMessages);
  return (
    <Card title={text.defaults} hint={text.defaultsHint}>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        {SERIES_MODS.map((mod) => (
          <TextField
            key={mod}
            label={modelName(mod)}
            name={`profile.series.${mod}`}
            inputMode="numeric"
            defaultValue={profile.series?.[mod]}
          />
        ))}
      </div>
    </Card>
  );
}

function Sandbox({ client: { testTarget, sandboxStrict, limits } }: { readonly client: Client }) {
  const text = useText(clientMessages);
  return (
    <Card title={text.sandbox}>
      <div className={GRID}>
        <SelectField
          label={text.testTarget}
          name="testTarget"
          hint={text.testTargetHint}
          options={[
            { value: 'sandbox', label: text.testTargets.sandbox },
            { value: 'homologacao', label: text.testTargets.homologacao },
          ]}
          defaultValue={testTarget}
          className="sm:col-span-2"
        />
        <CheckboxField
          label={text.strict}
          name="sandboxStrict"
          hint={text.strictHint}
          defaultChecked={sandboxStrict}
          className="sm:col-span-2"
        />
        <TextField
          label={text.writes}
          name="limits.writesPerMinute"
          inputMode="numeric"
          hint={text.limitHint}
          defaultValue={limits.writes ?? ''}
        />
        <TextField
          label={text.reads}
          name="limits.readsPerMinute"
          inputMode="numeric"
          hint={text.limitHint}
          defaultValue={limits.reads ?? ''}
        />
      </div>
    </Card>
  );
}
