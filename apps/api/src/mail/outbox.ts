import type { Mail, MailTransport } from './mail.ts';

export interface KeptMail extends Mail {
  readonly at: Date;
}

/** Messages of a process without SMTP_URL: for the console's outbox page. */
export interface Outbox extends MailTransport {
  /** Newest first. */
  list(): readonly KeptMail[];
}

const KEPT = 100;

/** In this process's memory only: its links are as good as passwords, so they are written nowhere. */
export function createOutbox(nowMs: () => number): Outbox {
  const kept: KeptMail[] = [];
  return {
    async send(mail) {
      kept.unshift({ ...mail, at: new Date(nowMs()) });
      kept.length = Math.min(kept.length, KEPT);
    },
    list: () => [...kept],
    async close() {},
  };
}
