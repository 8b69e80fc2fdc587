import { municipioByCodigo } from '@fiscal/core/tables/municipios';
import type { SandboxTown } from '../../state/registers.ts';
import type { RestHandler, RestReply } from '../rest-authority.ts';
import { agreementOf } from './agreements.ts';
import type { NfseAuthorityDeps } from './deps.ts';

type Params = Readonly<Record<string, string>>;
type Publish = (town: SandboxTown, params: Params) => object | null;

const COD_SERV = /^\d{2}\.\d{2}\.\d{2}\.\d{3}$/;
const COMPETENCIA = /^\d{4}-\d{2}-\d{2}$/;
/** Source: Anexo I v1.01, regEspTrib. */
const REGIMES = ['1', '2', '3', '4', '5', '6', '9'];
const SINCE = '2026-01-01T00:00:00';

/** 200, 400 and 404 share one schema. Source: OpenAPI document "ADN Parâmetros Municipais v1". */
const replyWith = (status: number, mensagem: string, fields: object = {}): RestReply => ({
  status,
  body: { mensagem, ...fields },
});

const inForce = (since: string, until: string | undefined, competencia: string): boolean =>
  since <= competencia && competencia <= (until ?? '9999-12-31');

const PUBLISHED: Readonly<Record<Parameter, { readonly absent: string; readonly publish: Publish }>> = {
  convenio: {
    absent: 'Convênio não encontrado.',
    publish: (town, { cMun = '' }) => {
      const convenio = agreementOf(cMun, town);
      return convenio === null
        ? null
        : {
            parametrosConvenio: {
              tipoConvenio: 1,
              aderenteAmbienteNacional: convenio.ambienteNacional,
              aderenteEmissorNacional: convenio.emissorNacional,
              situacaoEmissaoPadraoContribuintesRFB: 1,
              aderenteMAN: 0,
              permiteAproveitametoDeCreditos: false,
            },
          };
    },
  },
  aliquota: {
    absent: 'Alíquotas não encontradas.',
    publish({ aliquotas }, { codServ = '', competencia = '' }) {
      const rows = (aliquotas ?? []).filter(
        (row) => row.codServ === codServ && inForce(row.de, row.ate, competencia),
      );
      return aliquotas !== undefined && rows.length === 0
        ? null
        : {
            aliquotas: {
              [codServ]: rows.map(({ aliquota, de, ate }) => ({
                Incidencia: 'Município do prestador',
                Aliq: aliquota,
                DtIni: `${de}T00:00:00`,
                DtFim: ate === undefined ? null : `${ate}T00:00:00`,
              })),
            },
          };
    },
  },
  regimes: {
    absent: 'Regimes especiais não encontrados.',
    publish({ regimes }, { codServ = '' }) {
      const codes =
        regimes === undefined
          ? REGIMES
          : regimes.flatMap((row) => (row.codServ === codServ ? row.regime : []));
      const row = { situacao: 1, dataInicio: SINCE, dataFim: null, observacoes: null };
      return codes.length === 0
        ? null
        : { regimesEspeciais: { [codServ]: Object.fromEntries(codes.map((code) => [code, [row]])) } };
    },
  },
  retencoes: {
    absent: 'Retenções não encontradas.',
    publish: ({ retencoes = { artigoSexto: true, servicos: [] } }) => ({
      retencoes: {
        artigoSexto: { habilitado: retencoes.artigoSexto, historico: [] },
        retencoesMunicipais: [
          {
            descricao: 'Retenção municipal',
            tiposRetencao: [1],
            servicos: retencoes.servicos.map((codigoCompleto) => ({ codigoCompleto, historico: [] })),
          },
        ],
      },
    }),
  },
  beneficio: {
    absent: 'Benefício não encontrado.',
    publish: ({ beneficios }, { numBeneficio = '' }) =>
      beneficios !== undefined && !beneficios.includes(numBeneficio)
        ? null
        : {
            beneficio: { codigoBeneficio: numBeneficio, descricao: 'Benefício municipal', tipoBeneficio: 1 },
          },
  },
};

export type Parameter = 'convenio' | 'aliquota' | 'regimes' | 'retencoes' | 'beneficio';

/** GET of the parameters that a município published at the ADN. */
export const createParameters = (deps: NfseAuthorityDeps, parameter: Parameter): RestHandler => ({
  operations: ['parametros'],
  async handle({ world, params }) {
    const { cMun = '', codServ, competencia } = params;
    if (codServ !== undefined && !COD_SERV.test(codServ))
      return replyWith(400, 'O código de serviço deve ter o formato 00.00.00.000.');
    if (competencia !== undefined && !COMPETENCIA.test(competencia))
      return replyWith(400, 'A competência deve ter o formato AAAA-MM-DD.');
    const { absent, publish } = PUBLISHED[parameter];
    const town = municipioByCodigo(cMun) === null ? null : ((await deps.registers.town(world, cMun)) ?? {});
    const published = town && publish(town, params);
    return published ? replyWith(200, 'Consulta realizada com sucesso.', published) : replyWith(404, absent);
  },
});
