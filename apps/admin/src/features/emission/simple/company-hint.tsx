'use client';
import Link from 'next/link';
import { useText } from '../../../text/text.tsx';
import { simpleMessages } from './messages.ts';

/** Fields of the company, which its profile fills in. */
const OF_COMPANY = /_(?:emitente|prestador)$/;

/** Leads to the profile, where the company's own data are entered once. */
export function CompanyHint({
  clientId,
  names,
}: {
  readonly clientId: string;
  readonly names: readonly string[];
}) {
  const text = useText(simpleMessages);
  if (!names.some((name) => OF_COMPANY.test(name))) return null;
  return (
    <p className="text-[13px] text-ink-soft">
      {text.companyHint}{' '}
      <Link href={`/empresas/${clientId}/perfil`} prefetch={false} className="text-accent underline">
        {text.companyProfile}
      </Link>
    </p>
  );
}
