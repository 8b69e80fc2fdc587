import { isPerson } from '@fiscal/core/identity/holder';
import { isInscricaoEstadual } from '@fiscal/core/identity/inscricao-estadual';
import { firstSerieOf, ISSUED_BY_PERSONS } from '@fiscal/core/identity/persons';
import { authorizerOf } from '@fiscal/core/registry/endpoints';
import { DEMANDS_CSRT, DEMANDS_RESPONSIBLE } from '@fiscal/core/tables/technical-responsible';
import type { Target } from '@fiscal/core/vocabulary/target';
import type { ClientView } from '@fiscal/db/companies/clients';
import type { EmissionSettings } from '../../emission/emission-context.ts';
import type { ClientSeries } from '../../numbers/company-numbering.ts';
import { amiss, fine, type ReadinessLine } from './line.ts';

const area = 'cadastro';

const ADDRESS = [
  ['logradouro', 'o logradouro'],
  ['numero', 'o número'],
  ['bairro', 'o bairro'],
  ['cep', 'o CEP'],
] as const;

function address({ profile }: ClientView): ReadinessLine {
  const { address: given = {} } = profile;
  const lacking = [
    ...ADDRESS.filter(([field]) => given[field] === undefined).map(([, name]) => name),
    ...(given.municipio === undefined && given.codigoMunicipio === undefined ? ['o município'] : []),
  ];
  return lacking.length === 0
    ? fine({ area, check: 'endereco', message: 'O endereço está completo.' })
    : amiss('problema', {
        area,
        check: 'endereco',
        message: `No endereço da empresa falta ${lacking.join(', ')}.`,
        fix: 'Complete na página Perfil fiscal da empresa ou em PATCH /v1/clients/{id} (profile.address), ou envie os campos do emitente em cada documento.',
      });
}

function regime({ profile }: ClientView): ReadinessLine {
  return profile.regimeTributario === undefined
    ? amiss('problema', {
        area,
        check: 'regime_tributario',
        message: 'O regime tributário da empresa não foi informado.',
        fix: 'Informe na página Perfil fiscal da empresa ou em PATCH /v1/clients/{id} (profile.regimeTributario): 1 Simples, 2 Simples com excesso, 3 normal, 4 MEI.',
      })
    : fine({ area, check: 'regime_tributario', message: 'O regime tributário foi informado.' });
}

function registration({ ie, uf, profile }: ClientView): ReadinessLine {
  const check = 'inscricao_estadual';
  if (profile.contribuinteIcms === false)
    return fine({
      area,
      check,
      message:
        'A empresa não é contribuinte do ICMS: a NF-e sai sem inscrição estadual e quem a autoriza é a SVRS, qualquer que seja a UF.',
    });
  if (ie.toUpperCase() === 'ISENTO')
    return amiss('aviso', {
      area,
      check,
      message: 'A empresa é isenta de inscrição estadual.',
      fix: 'Confirme com o contador: quem emite NF-e de mercadoria costuma ser inscrito.',
    });
  return isInscricaoEstadual(ie.replace(/\D/g, ''), uf)
    ? fine({ area, check, message: `A inscrição estadual tem a forma de ${uf}.` })
    : amiss('problema', {
        area,
        check,
        message: `A inscrição estadual ${ie} não tem a forma de ${uf}.`,
        fix: 'Corrija na página Perfil fiscal da empresa, ou ie em PATCH /v1/clients/{id}.',
      });
}

function securityCode({ cnpj, cscId }: ClientView): ReadinessLine {
  const about = { area, check: 'csc', type: 'nfce' } as const;
  if (isPerson(cnpj))
    return fine({ ...about, message: 'Quem emite por CPF não usa CSC: o QR Code sai na versão 3.' });
  return cscId === null
    ? amiss('problema', {
        ...about,
        message: 'Falta o CSC, com que a NFC-e forma o QR Code.',
        fix: 'Obtenha-o na SEFAZ da UF e informe na página Perfil fiscal da empresa, ou csc e cscId em PATCH /v1/clients/{id}.',
      })
    : fine({ ...about, message: 'O CSC foi informado.' });
}

function responsible(
  { uf, profile, csrt, testCsrt }: ClientView,
  settings: EmissionSettings,
  target: Target,
): readonly ReadinessLine[] {
  const check = 'responsavel_tecnico';
  const where = 'instalacao';
  const fix =
    'Defina RESPONSAVEL_TECNICO (CNPJ;contato;e-mail;telefone) e reinicie a API, ou informe o da empresa em PATCH /v1/clients/{id} (profile.responsavelTecnico).';
  const known = profile.responsavelTecnico !== undefined || settings.responsavelTecnico !== undefined;
  const own = target === 'homologacao' ? (testCsrt ?? csrt) : csrt;
  const lines = [
    known
      ? fine({ area: where, check, message: 'O responsável técnico está configurado.' })
      : DEMANDS_RESPONSIBLE.has(uf)
        ? amiss('problema', {
            area: where,
            check,
            message: `${uf} exige o responsável técnico (rejeição 972), e ele não está configurado.`,
            fix,
          })
        : amiss('aviso', {
            area: where,
            check,
            message: 'O responsável técnico não está configurado; esta UF não o exige.',
            fix,
          }),
  ];
  if (DEMANDS_CSRT.has(uf) && own?.uf === uf)
    return [...lines, fine({ area, check: 'csrt', message: `O CSRT de ${uf} foi informado.` })];
  return DEMANDS_CSRT.has(uf)
    ? [
        ...lines,
        amiss('aviso', {
          area: where,
          check: 'csrt',
          message: `${uf} exige também o CSRT do responsável técnico (rejeição 975).`,
          fix: 'Peça-o na SEFAZ da UF e defina RESPONSAVEL_TECNICO_CSRT nos workers, ou csrt em PATCH /v1/clients/{id} se o responsável técnico é o da empresa; quem o tem de outro modo envia identificador_csrt e hash_csrt.',
        }),
      ]
    : lines;
}

function authorizerLines({ uf }: ClientView, type: string): readonly ReadinessLine[] {
  // A type whose authority is one for the whole country has no table of UFs.
  if (type === 'nfse' || authorizerOf({ type, uf, service: 'autorizacao' }) !== null) return [];
  return [
    amiss('problema', {
      area,
      check: 'autorizador',
      type,
      message: `Nenhuma SEFAZ autoriza este documento em ${uf}.`,
      fix: 'Confira a UF da empresa e o tipo de documento.',
    }),
  ];
}

/** A type that only a taxpayer of the ICMS issues. */
function byExclusive({ profile }: ClientView, type: string): readonly ReadinessLine[] {
  if (profile.contribuinteIcms !== false || type !== 'nfce') return [];
  return [
    amiss('problema', {
      area,
      check: 'nao_contribuinte',
      type,
      message: 'Quem não é contribuinte do ICMS não emite NFC-e (rejeição 156).',
      fix: 'Emita NF-e, ou, se a empresa tem inscrição estadual, informe-a e grave contribuinteIcms true na página Perfil fiscal ou em PATCH /v1/clients/{id} (profile).',
    }),
  ];
}

/** A type that a natural person does not issue. */
function byCpf({ cnpj }: ClientView, type: string): readonly ReadinessLine[] {
  if (!isPerson(cnpj) || ISSUED_BY_PERSONS.has(type)) return [];
  return [
    amiss('problema', {
      area,
      check: 'emissor_cpf',
      type,
      message: 'Uma pessoa física não emite este documento com o seu e-CPF.',
      fix: 'Deixe este tipo fora da verificação, ou cadastre a empresa pelo CNPJ.',
    }),
  ];
}

function numbering(
  { cnpj }: ClientView,
  series: readonly ClientSeries[],
  { kind: { modelo, type }, target }: { readonly kind: DocumentKind; readonly target: Target },
): ReadinessLine {
  const about = { area: 'numeracao', check: 'serie', type } as const;
  const own = series.filter((each) => each.target === target && each.modelo === modelo);
  return own.length > 0
    ? fine({
        ...about,
        message: `${own.length === 1 ? 'Uma série' : `${own.length} séries`} com número definido.`,
      })
    : amiss('aviso', {
        ...about,
        message: `Nenhum número foi usado ainda: a série ${firstSerieOf(cnpj, modelo)} começa em 1.`,
        fix: 'Se a empresa já emitia em outro sistema, informe o próximo número em PATCH /v1/clients/{id} (numbering), na página Numeração, antes do primeiro documento.',
      });
}

/** A document type and its model. */
export interface DocumentKind {
  readonly type: string;
  readonly modelo: string;
}

interface CompanyChecks {
  readonly series: readonly ClientSeries[];
  readonly types: readonly DocumentKind[];
  readonly settings: EmissionSettings;
  /** Target of the numbers; the sandbox only rehearses for production. */
  readonly asked: Target;
}

/** Checks of a company's stored data. */
export function companyLines(
  client: ClientView,
  { series, types, settings, asked }: CompanyChecks,
): readonly ReadinessLine[] {
  const target = asked === 'homologacao' ? asked : 'producao';
  return [
    ...responsible(client, settings, target),
    address(client),
    regime(client),
    registration(client),
    ...types.flatMap((kind) => [
      ...byCpf(client, kind.type),
      ...byExclusive(client, kind.type),
      ...authorizerLines(client, kind.type),
      ...(kind.type === 'nfce' ? [securityCode(client)] : []),
      numbering(client, series, { kind, target }),
    ]),
  ];
}
