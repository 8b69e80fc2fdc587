'use client';
import { useText } from '../../text/text.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Catalogue } from './catalogue.tsx';
import { Clock } from './clock.tsx';
import { ConditionForm } from './condition-form.tsx';
import { ConditionList } from './condition-list.tsx';
import { sandboxMessages } from './messages.ts';
import { Outages } from './outages.tsx';
import { Overuse } from './overuse.tsx';
import { Rules } from './rules.tsx';

/** Steers the emulated authorities of this account. */
export function SandboxPage() {
  const text = useText(sandboxMessages);
  return (
    <>
      <PageHeader title={text.title} hint={text.hint} />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid min-w-0 gap-6">
          <ConditionList />
          <Outages />
          <Clock />
          <Overuse />
        </div>
        <ConditionForm />
      </div>
      <div className="mt-6 grid gap-6">
        <Catalogue />
        <Rules />
      </div>
    </>
  );
}
