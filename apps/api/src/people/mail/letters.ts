import type { AccountKeyKind } from '@fiscal/db/accounts/accounts';
import type { CertificateFacts } from '@fiscal/db/companies/certificates';
import type { Role } from '@fiscal/db/people/members';
import type { DisabledBecause } from '@fiscal/db/webhooks/endpoints';
import { escapeHtml } from '../../mail/escape-html.ts';
import type { Mail } from '../../mail/mail.ts';
import { breakLinks } from '../../mail/unlinked.ts';
import type { CertificateChange } from '../../services/companies/certificate-changes.ts';

/** Every message to people, in pt-BR. Links come whole from their makers. */
const ROLE_NAMES: Readonly<Record<Role, string>> = {
  owner: 'proprietário',
  admin: 'administrador',
  developer: 'desenvolvedor',
  fiscal: 'fiscal',
  leitura: 'somente leitura',
};

/** Contains no text of the person who signs up: the address may belong to another person. */
export const verifyEmailLetter = (to: string, { url }: { url: string }): Mail =>
  unaskedLetter(to, 'Confirme seu e-mail na Emite', {
    greeting: 'Olá.',
    lines: ['Confirme que este e-mail é seu para começar a usar a Emite. O link vale por 24 horas.'],
    action: { label: 'Confirmar e-mail', url },
    footer: 'Se você não criou uma conta na Emite, ignore esta mensagem.',
  });

export const knownEmailLetter = (to: string, { signInUrl }: { signInUrl: string }): Mail =>
  unaskedLetter(to, 'Você já tem cadastro na Emite', {
    greeting: 'Olá.',
    lines: [
      'Alguém pediu um novo cadastro na Emite com este e-mail, que já está em uso. Nada foi alterado.',
      'Se foi você, entre com sua senha; se não a lembra, use "Esqueci minha senha".',
    ],
    action: { label: 'Entrar', url: signInUrl },
    footer: 'Se não foi você, ignore esta mensagem.',
  });

export const resetPasswordLetter = (to: string, who: { name: string; url: string }): Mail =>
  unaskedLetter(to, 'Redefinição de senha na Emite', {
    greeting: `Olá, ${who.name}.`,
    lines: [
      'Recebemos um pedido para redefinir sua senha. O link vale por 1 hora e só pode ser usado uma vez.',
    ],
    action: { label: 'Redefinir senha', url: who.url },
    footer: 'Se não foi você, ignore esta mensagem: sua senha continua a mesma.',
  });

export const passwordChangedLetter = (to: string, who: { name: string }): Mail =>
  letter(to, 'Sua senha da Emite foi alterada', {
    greeting: `Olá, ${who.name}.`,
    lines: ['Sua senha foi alterada e as outras sessões foram encerradas.'],
    footer: 'Se não foi você, redefina a senha agora e avise quem administra sua conta.',
  });

/** Change of a way to sign in → its message. */
const WAYS_IN = {
  'two-factor.enable': 'A verificação em duas etapas foi ativada.',
  'two-factor.disable': 'A verificação em duas etapas foi desativada.',
  'two-factor.backup-codes': 'Novos códigos de reserva foram gerados; os anteriores deixaram de valer.',
  'passkey.add': 'Uma passkey foi adicionada: ela abre a sua conta sem senha nem código.',
  'passkey.remove': 'Uma passkey foi removida: ela não abre mais a sua conta.',
} as const;
export type WayInChange = keyof typeof WAYS_IN;
export const isWayInChange = (action: string): action is WayInChange => action in WAYS_IN;

export const wayInChangedLetter = (
  to: string,
  { name, change, url }: { name: string; change: WayInChange; url: string },
): Mail =>
  letter(to, 'O modo de entrar na sua conta da Emite mudou', {
    greeting: `Olá, ${name}.`,
    lines: [WAYS_IN[change]],
    action: { label: 'Ver meu perfil', url },
    footer:
      'Se não foi você, troque a senha agora, encerre as outras sessões e avise quem administra a conta.',
  });

const KEYS: Readonly<Record<AccountKeyKind, string>> = {
  access: 'de acesso',
  restricted: 'restrita',
};

interface ForManager {
  readonly name: string;
  /** Name of the person who did it. */
  readonly by: string;
  /** The page where it is seen. */
  readonly url: string;
}
/** A letter to one of those who manage the account. */
export type ManagersLetter = (to: string, known: ForManager) => Mail;

export const keyChangedLetter = (to: string, key: ForManager & { kind: AccountKeyKind }): Mail =>
  letter(to, `A chave ${KEYS[key.kind]} da conta foi trocada`, {
    greeting: `Olá, ${key.name}.`,
    lines: [
      `${breakLinks(key.by)} gerou uma nova chave ${KEYS[key.kind]} da conta na Emite. A anterior deixou de valer no mesmo instante.`,
    ],
    action: { label: 'Ver as chaves', url: key.url },
    footer: 'Se ninguém da sua equipe fez isto, gere outra chave agora e confira a auditoria da conta.',
  });

export const tokenReadLetter: ManagersLetter = (to, { name, by, url }) =>
  letter(to, 'Um token de produção foi mostrado no console', {
    greeting: `Olá, ${name}.`,
    lines: [`${breakLinks(by)} pediu para ver um token de produção de uma empresa da conta na Emite.`],
    action: { label: 'Ver as chaves e os tokens', url },
    footer: 'Se ninguém da sua equipe fez isto, troque o token agora e confira a auditoria da conta.',
  });

/** Which certificate it is, as far as people can compare it with their own file. */
const certificateLine = ({ subject, notBefore, notAfter, thumbprint }: CertificateFacts): string =>
  `${breakLinks(subject)}, válido de ${BRASILIA.format(notBefore)} até ${BRASILIA.format(notAfter)}, impressão digital (SHA-256) ${thumbprint}`;

export const certificateChangedLetter = (
  to: string,
  { name, by, url, change }: ForManager & { readonly change: CertificateChange },
): Mail => {
  const { kind, cnpj, at, certificate, former, clientId } = change;
  const company = breakLinks(change.company);
  const [what, did] =
    kind === 'trocado'
      ? [`O certificado A1 de ${company} foi trocado`, 'trocou o certificado digital A1']
      : [`O certificado A1 anterior de ${company} voltou`, 'restaurou o certificado digital A1 anterior'];
  const keptUntil = former.keptUntil === null ? '' : ` até ${BRASILIA.format(former.keptUntil)}`;
  return letter(to, what, {
    greeting: `Olá, ${name}.`,
    lines: [
      `${breakLinks(by)} ${did} de ${company} (${cnpj}) na Emite às ${BRASILIA.format(at)} (horário de Brasília).`,
      `Em uso agora: ${certificateLine(certificate)}.`,
      `Antes: ${certificateLine(former)}. Este fica guardado, cifrado,${keptUntil}.`,
      `Para trazê-lo de volta, use "Restaurar" no histórico da página do certificado, ou POST /v1/clients/${clientId}/certificate/restore com a sua impressão digital em thumbprint.`,
    ],
    action: { label: 'Ver o certificado', url },
    footer:
      'Se ninguém da sua equipe fez isto, restaure o anterior, gere outra chave de acesso agora e confira a auditoria da conta.',
  });
};

export const invitationLetter = (
  to: string,
  invitation: { inviter: string; account: string; role: Role; url: string },
): Mail => {
  const [inviter, account] = [breakLinks(invitation.inviter), breakLinks(invitation.account)];
  return unaskedLetter(to, `Convite para a conta ${account} na Emite`, {
    greeting: 'Olá.',
    lines: [
      `${inviter} convidou você para a conta ${account} com o papel ${ROLE_NAMES[invitation.role]}.`,
      'O convite vale por 7 dias.',
    ],
    action: { label: 'Aceitar convite', url: invitation.url },
    footer: 'Se você não esperava este convite, ignore esta mensagem.',
  });
};

export const expiringCertificateLetter = (
  to: string,
  expiry: { name: string; company: string; cnpj: string; notAfter: Date; daysLeft: number; url: string },
): Mail => {
  const { name, cnpj, daysLeft } = expiry;
  const company = breakLinks(expiry.company);
  const left = daysLeft <= 1 ? 'em menos de um dia' : `em ${daysLeft} dias`;
  return letter(to, `O certificado A1 de ${company} vence ${left}`, {
    greeting: `Olá, ${name}.`,
    lines: [
      `O certificado digital A1 de ${company} (CNPJ ${cnpj}) vence em ${BRASILIA.format(expiry.notAfter)} (horário de Brasília). Depois disso a empresa não emite em produção.`,
      'Renove-o com a autoridade certificadora e envie o novo arquivo na Emite. A troca não interrompe a emissão: o novo certificado vale já na próxima assinatura.',
    ],
    action: { label: 'Trocar o certificado', url: expiry.url },
    footer: 'Você recebe esta mensagem por ser responsável por esta conta na Emite.',
  });
};

/** A service whose state differs from the last notice. */
export interface TurnedService {
  readonly service: string;
  readonly state: string;
  readonly meaning: string;
}

export const authorityTurnedLetter = (
  to: string,
  turned: { name: string; services: readonly TurnedService[]; at: Date; url: string },
): Mail => {
  const { name, services, at, url } = turned;
  const [first] = services;
  const subject =
    services.length === 1 && first !== undefined
      ? `SEFAZ: ${first.service}: ${first.state.toLowerCase()}`
      : `SEFAZ: ${services.length} serviços mudaram de estado`;
  return letter(to, subject, {
    greeting: `Olá, ${name}.`,
    lines: [
      `Visto às ${BRASILIA.format(at)} (horário de Brasília), nas UFs das suas empresas:`,
      ...services.map(({ service, state, meaning }) => `${service}: ${state}. ${meaning}`),
    ],
    action: { label: 'Ver o painel da SEFAZ', url },
    footer: 'Você recebe esta mensagem porque pediu avisos da SEFAZ na Emite; desligue-os no painel.',
  });
};

/** Open work in production on a day. */
export interface OpenOnADay {
  /** Documents in ERRO_TECNICO. */
  readonly halted: number;
  /** Tasks that only a person can settle, a line each. */
  readonly tasks: readonly string[];
  /** Obligations that settle by themselves. */
  readonly underWay: number;
  /** Imported documents that their authority contradicted since yesterday, one line each. */
  readonly contradicted: readonly string[];
  /** Deadlines past half of their time, one line each, soonest first. */
  readonly deadlines: readonly string[];
  /** MDF-e not closed, near the limit and past it. */
  readonly mdfeNear: number;
  readonly mdfeOver: number;
  /** All MDF-e not closed. */
  readonly mdfeOpen: number;
}

/** Maximum of items of a kind that a letter lists. */
const NAMED = 10;

const some = (n: number, one: string, many: string): string[] =>
  n === 0 ? [] : [`${n} ${n === 1 ? one : many}`];

function listNamed(title: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  const rest = lines.length - NAMED;
  return [`${title}: ${lines.length}`, ...lines.slice(0, NAMED), ...(rest > 0 ? [`E mais ${rest}.`] : [])];
}

export const dailyDigestLetter = (to: string, day: OpenOnADay & { name: string; url: string }): Mail =>
  letter(to, 'O que está em aberto na Emite hoje', {
    greeting: `Olá, ${day.name}.`,
    lines: [
      'Em produção, espera por sua conta:',
      ...some(
        day.halted,
        'documento parado com erro técnico: corrija a causa e retome-o.',
        'documentos parados com erro técnico: corrija a causa e retome-os.',
      ),
      ...listNamed('Tarefas que só uma pessoa resolve', day.tasks),
      ...listNamed('Documentos importados que a SEFAZ não confirma', day.contradicted),
      ...listNamed('Prazos que já passaram da metade', day.deadlines),
      ...some(day.mdfeOver, 'MDF-e com encerramento vencido.', 'MDF-e com encerramento vencido.'),
      ...some(day.mdfeNear, 'MDF-e perto do prazo de encerramento.', 'MDF-e perto do prazo de encerramento.'),
      ...some(
        day.mdfeOpen,
        'MDF-e em aberto no total: encerre-o ao fim da viagem.',
        'MDF-e em aberto no total: encerre cada um ao fim da viagem.',
      ),
      ...some(
        day.underWay,
        'pendência que a Emite resolve sozinha está em andamento.',
        'pendências que a Emite resolve sozinha estão em andamento.',
      ),
    ],
    action: { label: 'Ver no painel', url: day.url },
    footer:
      'Você recebe esta mensagem, no máximo uma por dia e só quando há algo em aberto, porque cuida dos documentos da sua conta na Emite.',
  });

const DISABLED: Readonly<Record<DisabledBecause, string>> = {
  gone: 'ele respondeu 410 (Gone)',
  failing: 'nenhuma chamada deu certo por cinco dias',
  caller: 'alguém da conta o desativou',
};

export const disabledWebhookLetter = (
  to: string,
  disabled: { name: string; endpoint: string; because: DisabledBecause; at: Date; url: string },
): Mail =>
  letter(to, 'Um endpoint de webhooks foi desativado', {
    greeting: `Olá, ${disabled.name}.`,
    lines: [
      `O endpoint ${disabled.endpoint} foi desativado às ${BRASILIA.format(disabled.at)} (horário de Brasília): ${DISABLED[disabled.because]}.`,
      'Nada se perdeu. Corrija o servidor e ative-o de novo: o que esperava é enviado, e o que aconteceu no meio se pede com o reenvio de um período (até 7 dias).',
    ],
    action: { label: 'Ver o endpoint', url: disabled.url },
    footer: 'Você recebe esta mensagem porque cuida das integrações da sua conta na Emite.',
  });

/** Day and time in Brasília, in the format of letters. */
export const brasiliaTime = (at: Date): string => BRASILIA.format(at);

const BRASILIA = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'America/Sao_Paulo',
});

interface Content {
  readonly greeting: string;
  readonly lines: readonly string[];
  readonly action?: { readonly label: string; readonly url: string };
  readonly footer: string;
}

/** A letter that anyone who knows an address can trigger. */
const unaskedLetter = (to: string, subject: string, content: Content): Mail => ({
  ...letter(to, subject, content),
  unasked: true,
});

export function letter(to: string, subject: string, { greeting, lines, action, footer }: Content): Mail {
  const text = [greeting, ...lines, ...(action ? [`${action.label}: ${action.url}`] : []), footer];
  const paragraphs = [greeting, ...lines].map((line) => `<p>${escapeHtml(line)}</p>`);
  const button = action ? [`<p><a href="${escapeHtml(action.url)}">${escapeHtml(action.label)}</a></p>`] : [];
  const small = `<p style="color:#555;font-size:13px">${escapeHtml(footer)}</p>`;
  const body = [...paragraphs, ...button, small].join('\n');
  return {
    to,
    subject,
    text: `${text.join('\n\n')}\n`,
    html: `<!doctype html>\n<html lang="pt-BR"><body style="font-family:sans-serif;line-height:1.5">\n${body}\n</body></html>\n`,
  };
}
