import type { Answers } from '../../trpc/client.tsx';
import type { Values } from '../../ui/form/controls.ts';

type Client = Answers['clients']['get']['client'];

/** Types that may have a série of their own, as `series` of the profile names them. */
export const SERIES_MODS = ['55', '65', '57', '58', '59', '62', 'NFSE'] as const;

const ADDRESS = [
  'logradouro',
  'numero',
  'complemento',
  'bairro',
  'cep',
  'municipio',
  'codigoMunicipio',
  'uf',
  'telefone',
] as const;
const RESPONSIBLE = ['cnpj', 'contato', 'email', 'fone'] as const;
const TEXTS = ['nomeFantasia', 'im', 'cnae', 'rntrc', 'regimeTributario', 'checkRecipient'] as const;

const filledValue = (values: Values, name: string): string | null => values[name]?.trim() || null;

const group = (values: Values, prefix: string, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, filledValue(values, `${prefix}${name}`)]));

/** A text that is no number stays a text, for the API to refuse. */
function numberIn(text: string | null): number | string | null {
  return text === null || Number.isNaN(Number(text)) ? text : Number(text);
}

/**
 * Turns the profile's fields into those of `clients.edit`: null removes a field; an untouched secret is sent as the
 * mark of the stored one.
 */
export function bodyOf(values: Values, { codeMarks }: Pick<Client, 'codeMarks'>) {
  const at = (name: string) => filledValue(values, name);
  const { fone = null, ...responsible } = group(values, 'profile.responsavelTecnico.', RESPONSIBLE);
  return {
    name: values['name'] ?? '',
    ie: values['ie'] ?? '',
    uf: values['uf'] ?? '',
    cscId: at('cscId'),
    testCscId: at('testCscId'),
    csc: at('csc') ?? codeMarks.csc,
    testCsc: at('testCsc') ?? codeMarks.testCsc,
    csrt: { id: at('csrt.id'), code: at('csrt.code') ?? codeMarks.csrt },
    testCsrt: { id: at('testCsrt.id'), code: at('testCsrt.code') ?? codeMarks.testCsrt },
    profile: {
      ...group(values, 'profile.', TEXTS),
      contribuinteIcms: values['profile.contribuinteIcms'] === 'false' ? false : null,
      difalBaseDupla: values['profile.difalBaseDupla'] === 'true' ? true : null,
      responsavelTecnico: { ...responsible, fone: fone?.replace(/\D/g, '') ?? null },
      address: group(values, 'profile.address.', ADDRESS),
      series: Object.fromEntries(SERIES_MODS.map((mod) => [mod, numberIn(at(`profile.series.${mod}`))])),
    },
    testTarget: values['testTarget'] ?? '',
    sandboxStrict: values['sandboxStrict'] === 'true',
    limits: {
      writesPerMinute: numberIn(at('limits.writesPerMinute')),
      readsPerMinute: numberIn(at('limits.readsPerMinute')),
    },
  };
}
