'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { maskInscricao } from '../../format/cnpj.ts';
import { ufOptions } from '../../format/ufs.ts';
import { useMay } from '../../shell/session.tsx';
import { useText } from '../../text/text.tsx';
import { useApi } from '../../trpc/client.tsx';
import { useMutation } from '../../trpc/use-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { SelectField, TextField } from '../../ui/form/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { CertificateUpload, type Upload } from '../certificates/certificate-upload.tsx';
import { clientMessages } from './messages.ts';

/** A new company, by the rules of `POST /v1/clients`; its A1 may come later. */
export function NewClient() {
  const text = useText(clientMessages);
  const may = useMay('clients:write');
  const api = useApi();
  const router = useRouter();
  const queries = useQueryClient();
  const [cnpj, setCnpj] = useState('');
  const [paysIcms, setPaysIcms] = useState(true);
  const [upload, setUpload] = useState<Upload | null>(null);
  const create = useMutation(
    api.clients.create.mutationOptions({
      onSuccess: async ({ id }) => {
        await queries.invalidateQueries({ queryKey: api.clients.pathKey() });
        router.push(`/empresas/${id}`);
      },
    }),
  );
  const header = (
    <PageHeader title={text.newTitle} hint={text.newHint} back={{ href: '/empresas', label: text.title }} />
  );
  if (!may)
    return (
      <>
        {header}
        <Notice tone="info">{text.readOnly}</Notice>
      </>
    );
  return (
    <div className="max-w-3xl">
      {header}
      <Form
        className="grid gap-6"
        error={create.error}
        onSubmit={({ name = '', ie = '', uf = '', csc = '', cscId = '' }) =>
          create.mutate({
            name,
            cnpj,
            ...(paysIcms ? { ie } : { ie: 'ISENTO', contribuinteIcms: false }),
            uf,
            ...(csc.trim() === '' ? {} : { csc }),
            ...(cscId.trim() === '' ? {} : { cscId }),
            environment: 2,
            ...upload,
          })
        }
      >
        <Card title={text.registration}>
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              label="CNPJ"
              hint={text.cnpjHint}
              name="cnpj"
              className="sm:col-span-2 sm:max-w-60"
              autoComplete="off"
              autoCapitalize="characters"
              placeholder="00.000.000/0000-00"
              value={cnpj}
              onChange={(event) => setCnpj(maskInscricao(event.target.value))}
            />
            <TextField
              label={text.name}
              name="name"
              hint={text.nameHint}
              className="sm:col-span-2"
              autoComplete="organization"
            />
            <SelectField
              label={text.contribuinteIcms}
              name="contribuinteIcms"
              hint={text.contribuinteIcmsHint}
              options={text.taxpayers}
              value={String(paysIcms)}
              onChange={(event) => setPaysIcms(event.target.value === 'true')}
              className="sm:col-span-2"
            />
            {paysIcms ? <TextField label={text.ie} name="ie" hint={text.ieHint} autoComplete="off" /> : null}
            <SelectField label="UF" name="uf" options={ufOptions(text.chooseUf)} defaultValue="" />
          </div>
        </Card>
        <Card title={text.nfce} hint={`${text.cscOnly} ${text.cscHint}`}>
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField label={text.cscId} name="cscId" autoComplete="off" />
            <TextField label={text.csc} name="csc" type="password" autoComplete="off" />
          </div>
        </Card>
        <Card title={text.certificate} hint={text.certificateHint}>
          <CertificateUpload cnpj={cnpj} onChange={setUpload} />
        </Card>
        <div>
          <Button type="submit" tone="primary" busy={create.isPending}>
            {text.save}
          </Button>
        </div>
      </Form>
    </div>
  );
}
