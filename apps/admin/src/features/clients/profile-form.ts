import type { Answers } from '../../trpc/client.tsx';

type Client = Answers['clients']['get']['client'];
type Values = Readonly<Record<string, string>>;

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
const TEXTS = ['nomeFantasia', 'im', 'cnae', 'rntrc'] as const;
const CRTS = ['1', '2', '3', '4'] as const;

const filled = (values: Values, name: string): string | null => values[name]?.trim() || null;

const given = (values: Values, prefix: string, names: readonly string[]) =>
  names.flatMap((name) => {
    const value = filled(values, `${prefix}${name}`);
    return value === null ? [] : [[name, value] as const];
  });

const numberOrNull = (text: string | null) => (text === null ? null : Number(text));

/** What the fields of the profile's page hold → `clients.update`; what is empty is removed, a CSC that is not typed stays. */
export function changeOf(client: Client, values: Values) {
  const address = Object.fromEntries(given(values, 'profile.address.', ADDRESS));
  const series = Object.fromEntries(
    given(values, 'profile.series.', SERIES_MODS).map(([mod, serie]) => [mod, Number(serie)]),
  );
  const [nomeFantasia, im, cnae, rntrc] = TEXTS.map((name) => filled(values, `profile.${name}`));
  const csc = filled(values, 'csc');
  const cscId = filled(values, 'cscId');
  return {
    clientId: client.id,
    name: values['name'] ?? '',
    ie: values['ie'] ?? '',
    uf: values['uf'] ?? '',
    ...(csc === null ? {} : { csc }),
    ...(cscId === null ? {} : { cscId }),
    profile: {
      nomeFantasia: nomeFantasia ?? null,
      im: im ?? null,
      cnae: cnae ?? null,
      rntrc: rntrc ?? null,
      difalBaseDupla: values['profile.difalBaseDupla'] === 'true' ? true : null,
      regimeTributario: CRTS.find((crt) => crt === values['profile.regimeTributario']) ?? null,
      address: Object.keys(address).length === 0 ? null : address,
      series: Object.keys(series).length === 0 ? null : series,
    },
    sandboxStrict: values['sandboxStrict'] === 'true',
    limits: {
      writesPerMinute: numberOrNull(filled(values, 'limits.writesPerMinute')),
      readsPerMinute: numberOrNull(filled(values, 'limits.readsPerMinute')),
    },
  };
}
