import type { Locale } from '../../text/locale.ts';
import type { FieldError } from '../../trpc/fault.ts';

type Words = Readonly<Record<string, string>>;

const PT = {
  campo_obrigatorio: 'Preencha este campo.',
  cnpj_invalido: 'Este não é um CNPJ válido: confira os dígitos.',
  cpf_invalido: 'Este não é um CPF válido: confira os dígitos.',
  'campo_obrigatorio reason': 'Escreva a justificativa, com 15 a 255 caracteres.',
  'tamanho_invalido reason': 'Escreva a justificativa, com 15 a 255 caracteres.',
  'campo_obrigatorio justificativa': 'Escreva a justificativa, com 15 a 255 caracteres.',
  'tamanho_invalido justificativa': 'Escreva a justificativa, com 15 a 255 caracteres.',
  'campo_obrigatorio uf': 'Escolha a UF.',
  uf_invalida: 'Escolha a UF.',
  'campo_obrigatorio ie': 'Preencha a inscrição estadual.',
  'campo_obrigatorio password': 'Escreva a senha.',
  'campo_obrigatorio certificatePassword': 'Escreva a senha do certificado.',
  'senha_incorreta certificatePassword': 'Esta senha não abre o certificado.',
  'formato_invalido cep': 'O CEP tem 8 dígitos.',
  'formato_invalido cnae': 'O CNAE tem 7 dígitos.',
  'formato_invalido codigoMunicipio': 'O código do município no IBGE tem 7 dígitos.',
  'formato_invalido fone': 'Escreva o telefone com DDD, de 6 a 14 dígitos.',
  'formato_invalido telefone': 'Escreva o telefone com DDD, de 6 a 14 dígitos.',
  'formato_invalido email': 'Este não é um endereço de e-mail.',
  'tamanho_invalido email': 'Este não é um endereço de e-mail.',
  nome_longo: 'Os documentos levam até 60 caracteres: abrevie a razão social como deve sair neles.',
} as const;

const EN: Readonly<Record<keyof typeof PT, string>> & Words = {
  campo_obrigatorio: 'Fill this in.',
  cnpj_invalido: 'This is no valid CNPJ: check its digits.',
  cpf_invalido: 'This is no valid CPF: check its digits.',
  'campo_obrigatorio reason': 'Write the reason, 15 to 255 characters.',
  'tamanho_invalido reason': 'Write the reason, 15 to 255 characters.',
  'campo_obrigatorio justificativa': 'Write the reason, 15 to 255 characters.',
  'tamanho_invalido justificativa': 'Write the reason, 15 to 255 characters.',
  'campo_obrigatorio uf': 'Choose the state.',
  'campo_obrigatorio ie': 'Fill in the state registration.',
  'campo_obrigatorio password': 'Write the password.',
  'campo_obrigatorio certificatePassword': 'Write the password of the certificate.',
  'senha_incorreta certificatePassword': 'This password does not open the certificate.',
  'formato_invalido cep': 'A CEP has 8 digits.',
  'formato_invalido cnae': 'A CNAE has 7 digits.',
  'formato_invalido codigoMunicipio': 'The code of a city at IBGE has 7 digits.',
  'formato_invalido fone': 'Write the phone with its area code, 6 to 14 digits.',
  'formato_invalido telefone': 'Write the phone with its area code, 6 to 14 digits.',
  'formato_invalido email': 'This is no e-mail address.',
  'tamanho_invalido email': 'This is no e-mail address.',
  nome_longo: 'Documents carry up to 60 characters: shorten the registered name as they should show it.',
  algoritmo_nao_suportado: 'The key of this certificate is of no kind that authorities take.',
  campo_desconhecido: 'There is no such field.',
  cliente_ja_existe: 'There is a company with this CNPJ already.',
  demorado: 'This certificate took too long to open: export it again.',
  escolha_invalida: 'This cannot be chosen.',
  formato_invalido: 'This is not written the way it should be.',
  grande_demais: 'The file is too large.',
  imagem_invalida: 'This is no image that can be used.',
  iteracoes_demais: 'This certificate took too long to open: export it again.',
  nao_base64: 'The file could not be read.',
  nao_pkcs12: 'This is no certificate file (.pfx or .p12).',
  nome_em_uso: 'This name is taken already.',
  sem_certificado: 'The file has no certificate.',
  sem_chave_privada: 'The file has no private key.',
  senha_incorreta: 'The password is not right.',
  tamanho_invalido: 'This is too short or too long.',
  tipo_invalido: 'This is not the kind of value it should be.',
  uf_invalida: 'Choose the state.',
  valor_invalido: 'This value cannot be used.',
};

const WORDS: Readonly<Record<Locale, Words>> = { 'pt-BR': PT, en: EN };

type Write = (...groups: readonly string[]) => Readonly<Record<Locale, string>>;

/** Limits that the API's sentence has, as people read them. */
const LIMITS: readonly (readonly [message: RegExp, write: Write])[] = [
  [
    /de (\d+) a (\d+) dígitos/,
    (min, max) => ({ 'pt-BR': `Escreva de ${min} a ${max} dígitos.`, en: `Write ${min} to ${max} digits.` }),
  ],
  [
    /deve ter (?:os )?(\d+) dígitos/,
    (count) => ({ 'pt-BR': `Escreva os ${count} dígitos.`, en: `Write its ${count} digits.` }),
  ],
  [
    /no máximo (\d+) caracteres/,
    (most) => ({ 'pt-BR': `Use até ${most} caracteres.`, en: `Use up to ${most} characters.` }),
  ],
  [
    /pelo menos (\d+) caractere/,
    (least) => ({
      'pt-BR': `Escreva ao menos ${least} caracteres.`,
      en: `Write at least ${least} characters.`,
    }),
  ],
  [
    /deve ser no máximo (\S+)\.$/,
    (most) => ({ 'pt-BR': `Use um valor até ${most}.`, en: `Use a value up to ${most}.` }),
  ],
  [
    /deve ser pelo menos (\S+)\.$/,
    (least) => ({ 'pt-BR': `Use um valor a partir de ${least}.`, en: `Use a value from ${least} on.` }),
  ],
];

function limitWords(message: string, locale: Locale): string | null {
  for (const [pattern, write] of LIMITS) {
    const [found, ...groups] = pattern.exec(message) ?? [];
    if (found !== undefined) return write(...groups)[locale];
  }
  return null;
}

/** The console's text for a faulty field; null where the API's sentence is more specific. */
export function fieldWords({ code, field, message }: FieldError, locale: Locale): string | null {
  if (code === undefined) return null;
  const name = field.split('.').at(-1) ?? '';
  const words = WORDS[locale];
  return words[`${code} ${name}`] ?? limitWords(message, locale) ?? words[code] ?? null;
}

/** Codes whose text leaves open what is wrong. */
const VAGUE: ReadonlySet<string | undefined> = new Set([
  'campo_desconhecido',
  'escolha_invalida',
  'formato_invalido',
  'tamanho_invalido',
  'tipo_invalido',
  'valor_invalido',
]);

/** Whether the console's text in English needs the API's sentence beneath. */
export function needsDetail({ code, field, message }: FieldError): boolean {
  const name = field.split('.').at(-1) ?? '';
  return VAGUE.has(code) && EN[`${code} ${name}`] === undefined && limitWords(message, 'en') === null;
}

/** The API's sentences without the path of the field, which stands beside it. */
export function withoutPath({ field, message, fix }: FieldError): string {
  const detail = [message, fix].filter(Boolean).join(' ');
  if (!field.includes('.')) return detail;
  return detail
    .replaceAll(field, 'este campo')
    .replaceAll('O campo este campo', 'Este campo')
    .replaceAll('em este campo', 'neste campo')
    .replaceAll('de este campo', 'deste campo');
}
