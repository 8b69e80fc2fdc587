'use client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../text/text.tsx';
import { useApi } from '../../trpc/client.tsx';
import { Card } from '../../ui/card.tsx';
import { SelectField } from '../../ui/form/field.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Loaded } from '../../ui/states.tsx';
import { useDocumentTypes } from '../documents/types.ts';
import { calendarGroups } from './calendar-groups.ts';
import { ChangeTable } from './change-table.tsx';
import { LawMail } from './law-mail.tsx';
import { calendarMessages } from './messages.ts';

/** Every change of the law: coming, without a date, in force, and ended. */
export function CalendarPage() {
  const text = useText(calendarMessages);
  const calendar = useQuery(useApi().sefaz.calendar.queryOptions());
  const types = useDocumentTypes();
  const [type, setType] = useState('');
  const chooser = (
    <SelectField
      label={text.type}
      name="type"
      value={type}
      onChange={({ target }) => setType(target.value)}
      options={[
        { value: '', label: text.everyType },
        ...types.map(({ type: value, nome }) => ({ value, label: nome })),
      ]}
    />
  );
  return (
    <>
      <PageHeader title={text.title} hint={text.hint} actions={chooser} />
      <LawMail />
      <Loaded query={calendar}>
        {({ day, changes }) => {
          const { coming, undated, inForce, ended } = calendarGroups(changes, day, type);
          return (
            <div className="grid gap-6">
              <Card title={text.coming} hint={text.comingHint(coming.length)} padded={false}>
                <ChangeTable label={text.coming} changes={coming} />
              </Card>
              <Card title={text.undated} hint={text.undatedHint} padded={false}>
                <ChangeTable label={text.undated} changes={undated} />
              </Card>
              <Card title={text.inForce} hint={text.inForceHint} padded={false}>
                <ChangeTable label={text.inForce} changes={inForce} />
              </Card>
              {ended.length > 0 && (
                <Card title={text.ended} hint={text.endedHint} padded={false}>
                  <ChangeTable label={text.ended} changes={ended} />
                </Card>
              )}
            </div>
          );
        }}
      </Loaded>
    </>
  );
}
