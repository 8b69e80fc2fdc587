import { changeOf } from '@fiscal/core/calendar/calendar';
import { MDFE_RULES } from '@fiscal/core/documents/mdfe/rules/table';
import type { EmissionContext } from '@fiscal/core/engine/document/definition';
import { documentOf } from '@fiscal/core/registry/documents';
import { createTestCa, issueEcnpj, testSigner } from '@fiscal/core/testing/certificates';
import { dayBefore } from '@fiscal/core/testing/days';
import { parseXml } from '@fiscal/core/xml/parse';
import { expect, it } from 'vitest';
import { firstBroken } from '../../rules/rule.ts';
import { listRules } from '../portal/rules/list.ts';
import type { PortalRuleContext } from '../portal/type.ts';
import { MDFE_TYPE } from './mdfe.ts';

type Body = Record<string, unknown>;

const CNPJ = '11222333000181';
const definition = documentOf('mdfe');
const signer = testSigner(issueEcnpj(createTestCa(), { cnpj: CNPJ }));
const RULES = [...MDFE_TYPE.before, ...MDFE_TYPE.after];

const CTES = ['35261111222333000181570010000000011123456781', '35261111222333000181570010000000021123456789'];
const NFES = ['43261131884215000146550010000458711209318470', '35261111222333000181550010000012341465029134'];

interface Facts {
  readonly emitente: '1' | '2' | '3';
  readonly transporter: '1' | '2' | undefined;
  readonly documents: 1 | 2;
  readonly ncm: boolean;
  readonly ciot: boolean;
  readonly payment: boolean;
  readonly insurance: boolean;
}

/** Another's vehicle, where a kind of carrier is told. */
const ownerOf = (transporter: Facts['transporter']): Body =>
  transporter === undefined
    ? {}
    : {
        ...(transporter === '2'
          ? { cpf_proprietario_veiculo: '12345678909' }
          : { cnpj_proprietario_veiculo: '55544433000108' }),
        rntrc_proprietario_veiculo: '87654321',
        razao_social_proprietario_veiculo: 'Dono',
        tipo_proprietario_veiculo: transporter === '2' ? '0' : '2',
      };

const bodyOf = (facts: Facts, dhEmi: string): Body => ({
  mod: '58',
  data_emissao: dhEmi,
  emitente: facts.emitente,
  tipo_transporte: facts.transporter,
  uf_inicio: 'SP',
  uf_fim: 'RJ',
  municipios_carregamento: [{ codigo: '3550308', nome: 'São Paulo' }],
  nome_emitente: 'FORJA TESTE LTDA',
  logradouro_emitente: 'RUA DAS FLORES',
  numero_emitente: '100',
  bairro_emitente: 'CENTRO',
  codigo_municipio_emitente: '3519055',
  municipio_emitente: 'HOLAMBRA',
  cep_emitente: '13825000',
  uf_emitente: 'SP',
  modal_rodoviario: {
    registro_nacional_transporte: '12345678',
    placa_veiculo: 'ABC1D23',
    tara_veiculo: '8900',
    tipo_rodado_veiculo: '03',
    tipo_carroceria_veiculo: '00',
    ...ownerOf(facts.transporter),
    condutores: [{ nome: 'Motorista Um', cpf: '12345678909' }],
    ...(facts.ciot && { ciot: [{ ciot: '120049911223', cnpj_responsavel: CNPJ }] }),
    ...(facts.payment && {
      pagamentos: [{ cnpj: CNPJ, componentes: [{ tipo: '04', valor: '100.00' }], pix: 'x@y.com' }],
    }),
  },
  municipios_descarregamento: [
    {
      codigo: '3304557',
      nome: 'Rio de Janeiro',
      ...(facts.emitente === '1'
        ? { conhecimentos_transporte: CTES.slice(0, facts.documents).map((chave_cte) => ({ chave_cte })) }
        : { notas_fiscais: NFES.slice(0, facts.documents).map((chave_nfe) => ({ chave_nfe })) }),
    },
  ],
  ...(facts.insurance && {
    seguros_carga: [
      {
        responsavel_seguro: '1',
        cnpj_responsavel: CNPJ,
        nome_seguradora: 'Seg SA',
        cnpj_seguradora: '66655544000108',
        numero_apolice: 'AP1',
        numero_averbacao: ['AV1'],
      },
    ],
  }),
  tipo_carga: '05',
  descricao_produto: 'Autopeças',
  codigo_ncm_produto: facts.ncm ? '87089990' : undefined,
  cep_carregamento: '01001000',
  cep_descarregamento: '20010000',
  valor_total_carga: '5000.00',
  peso_bruto: '1000.0000',
});

const EITHER = [true, false];
const FACTS: readonly Facts[] = (['1', '2', '3'] as const).flatMap((emitente) =>
  ([undefined, '1', '2'] as const).flatMap((transporter) =>
    ([1, 2] as const).flatMap((documents) =>
      EITHER.flatMap((ncm) =>
        EITHER.flatMap((ciot) =>
          EITHER.flatMap((payment) =>
            EITHER.map((insurance) => ({ emitente, transporter, documents, ncm, ciot, payment, insurance })),
          ),
        ),
      ),
    ),
  ),
);

/** Returns the first code and text that validation gives a body, and those that the strict sandbox gives it. */
function verdicts(facts: Facts, dhEmi: string) {
  const nowMs = Date.parse(dhEmi);
  const context: EmissionContext = {
    ambiente: 2,
    target: 'sandbox',
    issuer: { cnpj: CNPJ, name: 'FORJA TESTE LTDA', ie: '110042490114', uf: 'SP' },
    nowMs,
    completeInSandbox: false,
    verProc: 'emite 1.0',
  };
  const taken = definition.take(bodyOf(facts, dhEmi), context);
  if ('refused' in taken) throw new Error(JSON.stringify(taken.refused));
  const { tree, problems } = taken;
  definition.finalize(tree, { serie: 1, numero: 1234, codigoNumerico: '46502913', dhEmi });
  expect(definition.validate(tree)).toEqual([]);
  const xml = definition.sign(tree, signer).xml.toString();
  const authority: PortalRuleContext = {
    strict: true,
    nowMs,
    receivedAtMs: nowMs,
    world: 'w',
    authorizer: 'SVRS',
    signerBase: CNPJ.slice(0, 8),
    register: { enabled: true, ie: null },
    standing: { rivals: [], oldest: null, awaiting: null },
    replaced: null,
    epec: null,
  };
  const decided = firstBroken(RULES, MDFE_TYPE.read(parseXml(xml).root, xml), authority);
  return { predicted: problems[0]?.cStat ?? null, decided: decided?.cStat ?? null };
}

const FIRST_DAY = String(changeOf('mdfe-2026.001').production);

it.each([FIRST_DAY, dayBefore(FIRST_DAY)])(
  'validation and the strict authority give the same codes for an MDF-e by road on %s',
  (day) => {
    const codes = new Set<string | null>();
    for (const facts of FACTS) {
      const { predicted, decided } = verdicts(facts, `${day}T12:00:00-03:00`);
      expect({ ...facts, decided }).toEqual({ ...facts, decided: predicted });
      codes.add(decided);
    }
    expect(codes).toEqual(new Set(['301', '302', '698', ...(day === FIRST_DAY ? ['684'] : []), null]));
  },
);

it('names the same change on both sides of a dated rule', () => {
  const sides = (rules: readonly { readonly cStat: string; readonly since?: string }[]) =>
    new Map(rules.map(({ cStat, since }) => [cStat, since]));
  const dated = sides(MDFE_RULES);
  const other = RULES.filter(({ cStat, since }) => dated.has(cStat) && dated.get(cStat) !== since);
  expect(other.map(({ cStat }) => cStat)).toEqual([]);
});

it('lists the rules that validation applies before sending', () => {
  const dated = new Map(
    listRules(MDFE_TYPE).flatMap(({ event, cStat, predicted }) =>
      event === null ? [[cStat, predicted]] : [],
    ),
  );
  expect(['684', '698', '480'].map((cStat) => dated.get(cStat))).toEqual(['obrig', 'obrig', null]);
});
