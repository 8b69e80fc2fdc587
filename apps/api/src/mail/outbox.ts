import type { Mail, MailTransport } from './mail.ts';

export interface StoredMail extends Mail {
  readonly at: Date;
}

/** Messages of a process without SMTP_URL: for the console's outbox page. */
export interface Outbox extends MailTransport {
  /** Newest first. */
  list(): readonly StoredMail[];
}

const KEPT = 100;

/** In this process's memory only: its links are as good as passwords, so they are written nowhere. */
export function createOutbox(nowMs: () => number): Outbox {
  const stored: StoredMail[] = [];
  return {
    async send(mail) {
      stored.unshift({ ...mail, at: new Date(nowMs()) });
      stored.length = Math.min(stored.length, KEPT);
    },
    list: () => [...stored],
    async close() {},
  };
}
