/** A message that stayed here. */
export interface StoredMail {
  readonly at: Date;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Newest first. @throws the API's error body where there is no outbox */
export async function outboxMails(): Promise<readonly StoredMail[]> {
  const answer = await fetch('/api/outbox', { cache: 'no-store' });
  const body: unknown = await answer.json();
  if (!answer.ok) throw body;
  const { mails } = Object(body);
  return Array.isArray(mails) ? mails.map(mailOf) : [];
}

const mailOf = (each: unknown): StoredMail => {
  const { at, to, subject, text } = Object(each);
  return { at: new Date(at), to: String(to), subject: String(subject), text: String(text) };
};
