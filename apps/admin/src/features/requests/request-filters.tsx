'use client';
import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { shellMessages } from '../../shell/messages.ts';
import { useText } from '../../text/text.tsx';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/form/date-field.tsx';
import { SelectField, TextField } from '../../ui/form/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { ClientPicker } from '../clients/client-picker.tsx';
import { addressOf } from './filter.ts';
import { requestMessages } from './messages.ts';

/** Search filters, stored in the page's address. */
export function RequestFilters() {
  const text = useText(requestMessages);
  const shell = useText(shellMessages);
  const router = useRouter();
  const path = usePathname();
  const query = useSearchParams();
  const now = (name: string) => query.get(name) ?? '';
  const [empresa, setEmpresa] = useState(query.get('empresa'));
  return (
    <Form
      className="mb-6 grid grid-cols-2 items-end gap-3 lg:grid-cols-4"
      onSubmit={(values) =>
        router.replace(addressOf(path, { ...values, empresa: empresa ?? '' }), { scroll: false })
      }
    >
      <TextField
        className="col-span-2 sm:col-span-1"
        label={text.requestId}
        name="id"
        defaultValue={now('id')}
        placeholder="req_…"
        maxLength={100}
      />
      <TextField
        className="col-span-2 sm:col-span-1"
        label={text.route}
        name="rota"
        defaultValue={now('rota')}
        placeholder="/emit"
        maxLength={100}
      />
      <SelectField
        label={text.status}
        name="resposta"
        defaultValue={now('resposta')}
        options={[
          { value: '', label: text.anyStatus },
          ...([2, 4, 5] as const).map((each) => ({ value: String(each), label: text.classes[each] })),
        ]}
      />
      <ClientPicker all name="empresa" value={empresa} onChange={setEmpresa} />
      <SelectField
        label={text.environment}
        name="ambiente"
        defaultValue={now('ambiente')}
        options={[
          { value: '', label: text.both },
          { value: 'teste', label: shell.test },
          { value: 'producao', label: shell.live },
        ]}
      />
      <DateField key={`de ${now('de')}`} label={text.from} name="de" defaultValue={now('de')} />
      <DateField key={`ate ${now('ate')}`} label={text.to} name="ate" defaultValue={now('ate')} />
      <div className="flex gap-2">
        <Button type="submit" tone="primary">
          {text.search}
        </Button>
        {query.size === 0 ? null : (
          <Button tone="ghost" onClick={() => router.replace(path, { scroll: false })}>
            {text.clear}
          </Button>
        )}
      </div>
    </Form>
  );
}
