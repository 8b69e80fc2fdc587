import { z } from 'zod';
import { Failure, type FailureCode, type FieldError } from '../base/failure.ts';

type PersonError = Pick<FieldError, 'field' | 'code' | 'message' | 'fix'>;

const fieldError = (field: string, code: string, message: string, fix?: string): PersonError => ({
  field,
  code,
  message,
  ...(fix !== undefined && { fix }),
});

const badCode = fieldError(
  'code',
  'codigo_invalido',
  'Código incorreto.',
  'Digite o código que o aplicativo mostra agora.',
);
const secondFactorNeeded = fieldError(
  'two_factor',
  'entrada_expirada',
  'O prazo para informar o código terminou.',
  'Entre de novo com e-mail e senha.',
);
const noInvitation = fieldError(
  'invitationId',
  'convite_invalido',
  'Este convite não existe, expirou ou já foi usado.',
  'Peça um novo convite.',
);
const lastOwner = fieldError(
  'role',
  'ultimo_proprietario',
  'A conta ficaria sem proprietário.',
  'Torne outra pessoa proprietária antes.',
);
const notAllowed = fieldError('role', 'papel_sem_permissao', 'Seu papel nesta conta não permite esta ação.');
const noMember = fieldError('memberId', 'membro_inexistente', 'Esta pessoa não está na conta.');
const emailTaken = fieldError(
  'email',
  'email_ja_existe',
  'Já existe cadastro com este e-mail.',
  'Entre com sua senha.',
);
const unproven = fieldError(
  'email',
  'email_nao_confirmado',
  'Este e-mail ainda não foi confirmado.',
  'Abra o link que enviamos por e-mail.',
);
const badPasskey = fieldError(
  'passkey',
  'passkey_invalida',
  'A passkey não foi aceita.',
  'Tente de novo ou entre com a senha.',
);
const badLink = fieldError('callbackURL', 'endereco_invalido', 'O endereço de retorno não é do console.');

/** better-auth's code → message to people. */
export const MESSAGES: Readonly<Record<string, PersonError>> = {
  INVALID_EMAIL_OR_PASSWORD: fieldError('password', 'credenciais_invalidas', 'E-mail ou senha incorretos.'),
  INVALID_PASSWORD: fieldError('password', 'senha_incorreta', 'Senha incorreta.'),
  INVALID_EMAIL: fieldError('email', 'formato_invalido', 'Informe um e-mail válido.'),
  EMAIL_NOT_VERIFIED: unproven,
  EMAIL_ALREADY_VERIFIED: fieldError('email', 'email_ja_confirmado', 'Este e-mail já está confirmado.'),
  EMAIL_MISMATCH: fieldError('email', 'email_diferente', 'Este não é o e-mail de quem está na sessão.'),
  PASSWORD_TOO_SHORT: fieldError('password', 'senha_curta', 'Use ao menos 10 caracteres na senha.'),
  PASSWORD_TOO_LONG: fieldError('password', 'senha_longa', 'Use até 128 caracteres na senha.'),
  PASSWORD_TOO_COMMON: fieldError(
    'password',
    'senha_comum',
    'Esta senha está entre as mais usadas e vazadas.',
    'Junte três ou quatro palavras que só você juntaria.',
  ),
  PASSWORD_OF_OWN_WORDS: fieldError(
    'password',
    'senha_previsivel',
    'Esta senha é feita do seu nome, e-mail ou empresa.',
    'Junte três ou quatro palavras que só você juntaria.',
  ),
  WORK_NOT_DONE: fieldError(
    'work',
    'desafio_invalido',
    'O desafio expirou ou já foi usado.',
    'Tente de novo.',
  ),
  USER_ALREADY_EXISTS: emailTaken,
  INVALID_TOKEN: fieldError('token', 'link_invalido', 'Este link não vale mais.', 'Peça um novo.'),
  TOKEN_EXPIRED: fieldError('token', 'link_expirado', 'Este link expirou.', 'Peça um novo.'),
  SESSION_NOT_FRESH: fieldError(
    'session',
    'sessao_antiga',
    'Confirme que é você.',
    'Informe a sua senha e repita a ação.',
  ),
  SESSION_EXPIRED: fieldError('session', 'sessao_expirada', 'Sua sessão expirou.', 'Entre de novo.'),
  SECOND_FACTOR_OWED: fieldError(
    'two_factor',
    'segundo_fator_exigido',
    'Esta conta exige a verificação em duas etapas.',
    'Ative-a no seu perfil.',
  ),
  INVALID_CALLBACK_URL: badLink,
  INVALID_REDIRECT_URL: badLink,
  TOTP_ALREADY_ENABLED: fieldError('totp', 'totp_ja_ativo', 'A verificação em duas etapas já está ativa.'),
  TOTP_NOT_ENABLED: fieldError('totp', 'totp_inativo', 'A verificação em duas etapas não está ativa.'),
  TWO_FACTOR_NOT_ENABLED: fieldError('totp', 'totp_inativo', 'A verificação em duas etapas não está ativa.'),
  BACKUP_CODES_NOT_ENABLED: fieldError(
    'totp',
    'totp_inativo',
    'A verificação em duas etapas não está ativa.',
  ),
  INVALID_CODE: badCode,
  CODE_REQUIRED: fieldError(
    'code',
    'campo_obrigatorio',
    'Informe o código do aplicativo autenticador, ou um código de reserva.',
  ),
  INVALID_BACKUP_CODE: fieldError('code', 'codigo_invalido', 'Código de reserva incorreto ou já usado.'),
  INVALID_TWO_FACTOR_COOKIE: secondFactorNeeded,
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: secondFactorNeeded,
  ACCOUNT_TEMPORARILY_LOCKED: fieldError(
    'code',
    'bloqueio_temporario',
    'Muitos códigos errados: a entrada está bloqueada por 15 minutos.',
  ),
  CHALLENGE_NOT_FOUND: badPasskey,
  FAILED_TO_VERIFY_REGISTRATION: badPasskey,
  AUTHENTICATION_FAILED: badPasskey,
  PASSKEY_NOT_FOUND: fieldError('passkey', 'passkey_inexistente', 'Esta passkey não está cadastrada.'),
  PREVIOUSLY_REGISTERED: fieldError('passkey', 'passkey_ja_existe', 'Esta passkey já está cadastrada.'),
  USER_VERIFICATION_REQUIRED: fieldError(
    'passkey',
    'verificacao_exigida',
    'O dispositivo precisa confirmar que é você (PIN, digital ou rosto).',
  ),
  YOU_ARE_NOT_ALLOWED_TO_REGISTER_THIS_PASSKEY: badPasskey,
  NO_ACTIVE_ORGANIZATION: fieldError(
    'organizationId',
    'conta_nao_escolhida',
    'Escolha a conta em que quer agir.',
  ),
  ORGANIZATION_NOT_FOUND: fieldError('organizationId', 'conta_inexistente', 'Esta conta não existe.'),
  USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION: noMember,
  YOU_ARE_NOT_A_MEMBER_OF_THIS_ORGANIZATION: noMember,
  MEMBER_NOT_FOUND: noMember,
  ROLE_NOT_FOUND: fieldError(
    'role',
    'papel_invalido',
    'Papel desconhecido.',
    'Use um destes: owner, admin, developer, fiscal, leitura.',
  ),
  USER_IS_ALREADY_A_MEMBER_OF_THIS_ORGANIZATION: fieldError(
    'email',
    'ja_membro',
    'Esta pessoa já está na conta.',
  ),
  YOU_CANNOT_LEAVE_THE_ORGANIZATION_AS_THE_ONLY_OWNER: lastOwner,
  YOU_CANNOT_LEAVE_THE_ORGANIZATION_WITHOUT_AN_OWNER: lastOwner,
  ROLE_NOT_ALLOWED: notAllowed,
  YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_MEMBER: notAllowed,
  YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_MEMBER: notAllowed,
  YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_ORGANIZATION: notAllowed,
  YOU_ARE_NOT_ALLOWED_TO_INVITE_USERS_TO_THIS_ORGANIZATION: notAllowed,
  YOU_ARE_NOT_ALLOWED_TO_INVITE_USER_WITH_THIS_ROLE: notAllowed,
  YOU_ARE_NOT_ALLOWED_TO_CANCEL_THIS_INVITATION: notAllowed,
  INVITATION_NOT_FOUND: noInvitation,
  FAILED_TO_RETRIEVE_INVITATION: noInvitation,
  INVITER_IS_NO_LONGER_A_MEMBER_OF_THE_ORGANIZATION: noInvitation,
  YOU_ARE_NOT_THE_RECIPIENT_OF_THE_INVITATION: fieldError(
    'invitationId',
    'convite_de_outra_pessoa',
    'Este convite é de outro e-mail.',
    'Entre com o e-mail que recebeu o convite.',
  ),
  EMAIL_VERIFICATION_REQUIRED_BEFORE_ACCEPTING_OR_REJECTING_INVITATION: unproven,
  EMAIL_VERIFICATION_REQUIRED_FOR_INVITATION: unproven,
  INVITATION_LIMIT_REACHED: fieldError(
    'email',
    'limite_de_convites',
    'Há convites demais em aberto.',
    'Cancele algum.',
  ),
  ORGANIZATION_MEMBERSHIP_LIMIT_REACHED: fieldError(
    'organizationId',
    'limite_de_membros',
    'A conta atingiu o limite de pessoas.',
  ),
};

const BY_STATUS: Readonly<Record<number, { readonly code: FailureCode; readonly message: string }>> = {
  400: {
    code: 'requisicao_invalida',
    message: 'A requisição não pôde ser atendida: confira os campos enviados.',
  },
  401: { code: 'nao_autenticado', message: 'Entre na sua conta para continuar.' },
  403: { code: 'sem_permissao', message: 'Esta ação não é permitida.' },
  404: { code: 'nao_encontrado', message: 'Recurso não encontrado.' },
  409: { code: 'operacao_em_andamento', message: 'Outra chamada mudou isto agora. Tente de novo.' },
  422: {
    code: 'requisicao_invalida',
    message: 'A requisição não pôde ser atendida: confira os campos enviados.',
  },
  429: { code: 'limite_excedido', message: 'Muitas tentativas. Aguarde e tente de novo.' },
};

const answered = z.object({ code: z.string().optional(), message: z.string().optional() }).catch({});

/** A refusal of better-auth as one of ours: pt-BR, with the field and what to do. */
export function refusalOf(response: Response, text: string): Failure {
  const { code: given = '', message = '' } = answered.parse(parseJson(text));
  const known = MESSAGES[given];
  const fields = known ? [known] : given === 'VALIDATION_ERROR' ? invalidFields(message) : [];
  const kind = BY_STATUS[response.status];
  if (kind === undefined) {
    return new Failure(
      'erro_interno',
      'Erro interno. Tente de novo; se persistir, informe o requestId ao suporte.',
      {
        cause: new Error(`better-auth answered ${response.status} ${given}`),
      },
    );
  }
  const retryAfter = response.headers.get('x-retry-after');
  return new Failure(kind.code, fields[0]?.message ?? kind.message, {
    errors: fields,
    ...(retryAfter !== null && { headers: { 'retry-after': retryAfter } }),
  });
}

/** `[body.name] name: informe seu nome.; [body.email] …`: our own schemas speak pt-BR, better-auth's do not. */
function invalidFields(message: string): PersonError[] {
  return [...message.matchAll(/\[(?:body|query)\.?([\w.]*)\] (.*?)(?=; \[|$)/g)].map(
    ([, field = '', said = '']) =>
      fieldError(
        field,
        'formato_invalido',
        said.startsWith(`${field}: `)
          ? said.slice(field.length + 2)
          : `O campo ${field} falta ou está malformado.`,
      ),
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
