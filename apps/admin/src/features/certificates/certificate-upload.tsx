'use client';
import { useContext, useState } from 'react';
import { readBase64 } from '../../format/read-file.ts';
import { useText } from '../../text/text.tsx';
import { useApi } from '../../trpc/client.tsx';
import { type FieldError, faultOf } from '../../trpc/fault.ts';
import { useMutation } from '../../trpc/use-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { DropFile } from '../../ui/form/drop-file.tsx';
import { FieldErrors, TextField } from '../../ui/form/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { certificateMessages } from './messages.ts';
import { Verdict } from './verdict.tsx';

/** An A1 as a form sends it. */
export interface Upload {
  readonly certificateBase64: string;
  readonly certificatePassword: string;
}

interface CertificateUploadProps {
  /** CNPJ of the certificate's company, masked or not; empty until known. */
  readonly cnpj: string;
  /** Null while no file is chosen. */
  readonly onChange: (upload: Upload | null) => void;
}

/** The API opens no larger file. */
const BYTES_MAX = 512 * 1024;
const FIELDS = new Set(['certificateBase64', 'certificatePassword']);

/** File and password of an A1, looked at before they are sent in. */
export function CertificateUpload({ cnpj, onChange }: CertificateUploadProps) {
  const text = useText(certificateMessages);
  const api = useApi();
  const ofForm = useContext(FieldErrors);
  const inspect = useMutation(api.certificates.inspect.mutationOptions());
  const [file, setFile] = useState<{ readonly name: string; readonly base64: string } | null>(null);
  const [password, setPassword] = useState('');
  const [tooLarge, setTooLarge] = useState(false);
  const fault = inspect.error === null ? null : faultOf(inspect.error);
  const own: readonly FieldError[] = tooLarge
    ? [{ field: 'certificateBase64', message: text.tooLarge }]
    : (fault?.errors ?? ofForm);
  const change = (next: { base64?: string | undefined; password?: string }) => {
    inspect.reset();
    const base64 = next.base64 ?? file?.base64;
    onChange(
      base64 === undefined
        ? null
        : { certificateBase64: base64, certificatePassword: next.password ?? password },
    );
  };
  const take = async (given: File) => {
    setTooLarge(given.size > BYTES_MAX);
    if (given.size > BYTES_MAX) return;
    const base64 = await readBase64(given);
    setFile({ name: given.name, base64 });
    change({ base64 });
  };
  const look = () => {
    const bare = cnpj.replace(/[^0-9A-Z]/gi, '');
    inspect.mutate({
      certificateBase64: file?.base64 ?? '',
      certificatePassword: password,
      ...(/^(?:[0-9A-Z]{14}|\d{11})$/i.test(bare) ? { cnpj: bare } : {}),
    });
  };
  return (
    <FieldErrors value={own}>
      <div className="grid gap-4">
        <DropFile
          label={text.file}
          name="certificateBase64"
          hint={text.fileHint}
          prompt={text.drop}
          accept=".pfx,.p12,application/x-pkcs12"
          chosen={file?.name ?? null}
          onFile={(given) => void take(given)}
        />
        {file === null ? null : (
          <div className="flex flex-wrap items-start gap-3">
            <TextField
              label={text.password}
              name="certificatePassword"
              type="password"
              autoComplete="off"
              className="min-w-56 flex-1"
              value={password}
              onChange={(event) => {
                setPassword(event.target.value);
                change({ password: event.target.value });
              }}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                look();
              }}
            />
            <Button className="mt-6" busy={inspect.isPending} onClick={look}>
              {text.inspect}
            </Button>
          </div>
        )}
        {fault !== null && !fault.errors.some(({ field }) => FIELDS.has(field)) ? (
          <Notice tone="bad" role="alert">
            {fault.message}
          </Notice>
        ) : null}
        {inspect.data === undefined ? null : <Verdict verdict={inspect.data} />}
      </div>
    </FieldErrors>
  );
}
