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
const RESPONSIBLE = ['cnpj', 'contato', 'email', 'fone'] as const;
const TEXTS = ['nomeFantasia', 'im', 'cnae', 'rntrc'] as const;
const CRTS = ['1', '2', '3', '4'] as const;
const CHECKS = ['notice', 'refuse'] as const;

const filled = (values: Values, name: string): string | null => values[name]?.trim() || null;

const given = (values: Values, prefix: string, names: readonly string[]) =>
  names.flatMap((name) => {
    const value = filled(values, `${prefix}${name}`);
    return value === null ? [] : [[name, value] as const];
  });

const numberOrNull = (text: string | null) => (text === null ? null : Number(text));

/** A code that is typed takes the place of the one that is kept; one that is not stays, with its number; without a number it goes. */
function csrtOf(client: Client, values: Values, field: 'csrt' | 'testCsrt') {
  const id = filled(values, `${field}.id`);
  const code = filled(values, `${field}.code`);
  const kept = client[field];
  if (code === null && id === null) return kept === null ? {} : { [field]: null };
  return code === null && id === kept?.id
    ? {}
    : { [field]: { uf: values['uf'] ?? '', id: id ?? '', code: code ?? '' } };
}

/** What the fields of the profile's page hold → `clients.update`; what is empty is removed, a CSC that is not typed stays. */
export function changeOf(client: Client, values: Values) {
  const address = Object.fromEntries(given(values, 'profile.address.', ADDRESS));
  const series = Object.fromEntries(
    given(values, 'profile.series.', SERIES_MODS).map(([mod, serie]) => [mod, Number(serie)]),
  );
  const [nomeFantasia, im, cnae, rntrc] = TEXTS.map((name) => filled(values, `profile.${name}`));
  const csc = filled(values, 'csc');
  const cscId = filled(values, 'cscId');
  const testCsc = filled(values, 'testCsc');
  const testCscId = filled(values, 'testCscId');
  const back = testCsc === null && testCscId === null && client.testCscId !== null;
  const responsible = Object.fromEntries(given(values, 'profile.responsavelTecnico.', RESPONSIBLE));
  return {
    clientId: client.id,
    name: values['name'] ?? '',
    ie: values['ie'] ?? '',
    uf: values['uf'] ?? '',
    ...(csc === null ? {} : { csc }),
    ...(cscId === null ? {} : { cscId }),
    ...(testCsc === null && (testCscId === null || testCscId === client.testCscId)
      ? {}
      : { testCsc: testCsc ?? '', testCscId: testCscId ?? '' }),
    ...(back ? { testCsc: null, testCscId: null } : {}),
    ...csrtOf(client, values, 'csrt'),
    ...csrtOf(client, values, 'testCsrt'),
    profile: {
      nomeFantasia: nomeFantasia ?? null,
      im: im ?? null,
      cnae: cnae ?? null,
      rntrc: rntrc ?? null,
      contribuinteIcms: values['profile.contribuinteIcms'] === 'false' ? false : null,
      difalBaseDupla: values['profile.difalBaseDupla'] === 'true' ? true : null,
      checkRecipient: CHECKS.find((check) => check === values['profile.checkRecipient']) ?? null,
      regimeTributario: CRTS.find((crt) => crt === values['profile.regimeTributario']) ?? null,
      responsavelTecnico:
        Object.keys(responsible).length === 0
          ? null
          : {
              cnpj: responsible['cnpj'] ?? '',
              contato: responsible['contato'] ?? '',
              email: responsible['email'] ?? '',
              fone: (responsible['fone'] ?? '').replace(/\D/g, ''),
            },
      address: Object.keys(address).length === 0 ? null : address,
      series: Object.keys(series).length === 0 ? null : series,
    },
    testTarget: values['testTarget'] === 'homologacao' ? ('homologacao' as const) : ('sandbox' as const),
    sandboxStrict: values['sandboxStrict'] === 'true',
    limits: {
      writesPerMinute: numberOrNull(filled(values, 'limits.writesPerMinute')),
      readsPerMinute: numberOrNull(filled(values, 'limits.readsPerMinute')),
    },
  };
}
