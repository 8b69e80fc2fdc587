'use client';
import { Download } from 'lucide-react';
import { useText } from '../../text/text.tsx';
import { Button } from '../../ui/button.tsx';
import { DialogActions } from '../../ui/dialog/dialog.tsx';
import { ShownOnce } from '../../ui/dialog/shown-once.tsx';
import { Notice } from '../../ui/notice.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { profileMessages } from './messages.ts';

interface BackupCodesProps {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** Shown this once: to copy, download or write down. */
export function BackupCodes({ codes, onKept }: BackupCodesProps) {
  const text = useText(profileMessages);
  const list = codes.join('\n');
  const download = () => saveFile(new Blob([`${list}\n`], { type: 'text/plain' }), text.downloadName);
  return (
    <div className="grid gap-4">
      <Notice tone="warn">{text.backupHint}</Notice>
      <ShownOnce secret={list} label={text.codes} />
      <DialogActions>
        <Button onClick={download}>
          <Download aria-hidden />
          {text.download}
        </Button>
        <Button tone="primary" onClick={onKept}>
          {text.kept}
        </Button>
      </DialogActions>
    </div>
  );
}
