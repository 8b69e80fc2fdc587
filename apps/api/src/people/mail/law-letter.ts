import { writtenDay } from '@fiscal/core/calendar/calendar';
import type { Mail } from '../../mail/mail.ts';
import { breakLinks } from '../../mail/unlinked.ts';
import type { ComingDay } from '../../services/law/company-calendar.ts';
import { letter } from './letters.ts';

/** Coming changes of the law that concern a company. */
export interface LawNews {
  readonly name: string;
  readonly company: string;
  readonly days: readonly ComingDay[];
  /** Days to the nearest change that the letter is about; null: the weekly one. */
  readonly inDays: number | null;
  readonly url: string;
  /** Link that ends these e-mails. */
  readonly unsubscribe: string;
}

/** Fields of a day that a letter names. */
const FIELDS_MAX = 5;

const countDays = (count: number): string => (count === 1 ? '1 documento' : `${count} documentos`);

function linesOf({ day, findings, changes }: ComingDay): readonly string[] {
  const causes = new Set(findings.flatMap((finding) => finding.changes));
  const about = changes.filter(({ id }) => causes.has(id)).map(({ summary }) => summary);
  const biting = findings.filter(({ effect }) => effect !== 'risco');
  return [
    `A partir de ${writtenDay(day)}: ${about.join('; ')}.`,
    ...biting
      .slice(0, FIELDS_MAX)
      .map(
        ({ effect, field, documents, message }) =>
          `${effect === 'dever' ? 'Dever' : 'Rejeição'} em ${countDays(documents)}, campo ${field}: ${message}`,
      ),
    ...(biting.length > FIELDS_MAX ? [`E mais ${biting.length - FIELDS_MAX}.`] : []),
  ];
}

export function lawLetter(to: string, { name, days, inDays, url, unsubscribe, ...news }: LawNews): Mail {
  const company = breakLinks(news.company);
  const subject =
    inDays === null
      ? `O que a lei por vir muda para ${company}`
      : `${inDays === 1 ? 'Amanhã' : `Em ${inDays} dias`} a lei muda para ${company}`;
  return {
    ...letter(to, subject, {
      greeting: `Olá, ${name}.`,
      lines: [
        `Julgamos pela lei por vir o que ${company} emitiu nos últimos 90 dias. Se nada mudar nos documentos:`,
        ...days.flatMap(linesOf),
      ],
      action: { label: 'Ver o calendário da lei', url },
      footer: `Você recebe esta mensagem porque pediu avisos do calendário da lei na Emite. Para não os receber mais: ${unsubscribe}`,
    }),
    unsubscribe,
  };
}
