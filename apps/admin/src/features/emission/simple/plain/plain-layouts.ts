import { stepsOf } from '../../editor/json-path.ts';
import { type EmissionField, fieldAt } from '../../fields.ts';
import type { PlainType } from './plain-types.ts';

/** Entries that a person writes one below the other. */
export interface PlainList {
  /** Name of the list in its object. */
  readonly name: string;
  readonly fields: readonly string[];
  /** Lists inside each entry. */
  readonly lists?: readonly PlainList[];
}

/** Part of a form with a heading. */
export interface PlainPart {
  /** Key of its heading. */
  readonly title: string;
  /** Object that holds its fields; absent: the body. */
  readonly holder?: string;
  readonly fields: readonly string[];
  readonly lists?: readonly PlainList[];
  /** Ending of the fields of a party, which may come from the company's customers. */
  readonly party?: string;
}

const address = (of: string): readonly string[] =>
  ['cep', 'logradouro', 'numero', 'complemento', 'bairro', 'municipio', 'uf'].map((name) => `${name}_${of}`);

const party = (of: string): readonly string[] => [
  ...['cnpj', 'cpf', 'nome', 'inscricao_estadual', 'email', 'telefone'].map((name) => `${name}_${of}`),
  ...address(of),
];

/** Parts of a type's form for people: questions of every document; the others join once validation finds them missing. */
export const PLAIN_LAYOUTS: Readonly<Record<PlainType, readonly PlainPart[]>> = {
  nfse: [
    {
      title: 'taker',
      party: 'tomador',
      fields: [
        ...['cnpj', 'cpf', 'razao_social', 'email', 'telefone'].map((name) => `${name}_tomador`),
        ...['cep', 'logradouro', 'numero', 'complemento', 'bairro'].map((name) => `${name}_tomador`),
        'codigo_municipio_tomador',
      ],
    },
    {
      title: 'service',
      fields: [
        'descricao_servico',
        'codigo_tributacao_nacional_iss',
        'codigo_municipio_prestacao',
        'valor_servico',
        'data_competencia',
      ],
    },
    { title: 'iss', fields: ['tributacao_iss', 'tipo_retencao_iss'] },
    { title: 'note', fields: ['informacoes_complementares'] },
  ],
  cte: [
    {
      title: 'carriage',
      fields: [
        'natureza_operacao',
        'cfop',
        'municipio_inicio',
        'uf_inicio',
        'municipio_fim',
        'uf_fim',
        'valor_total',
        'tomador',
      ],
    },
    { title: 'sender', party: 'remetente', fields: party('remetente') },
    { title: 'receiver', party: 'destinatario', fields: party('destinatario') },
    {
      title: 'cargo',
      fields: ['produto_predominante', 'valor_total_carga'],
      lists: [
        { name: 'quantidades', fields: ['tipo_medida', 'codigo_unidade_medida', 'quantidade'] },
        { name: 'nfes', fields: ['chave_nfe'] },
      ],
    },
    { title: 'tax', fields: ['icms_situacao_tributaria', 'icms_aliquota'] },
    { title: 'road', holder: 'modal_rodoviario', fields: ['rntrc'] },
    { title: 'note', fields: ['observacao'] },
  ],
  mdfe: [
    {
      title: 'trip',
      fields: ['uf_inicio', 'uf_fim'],
      lists: [
        { name: 'municipios_carregamento', fields: ['nome'] },
        { name: 'percursos', fields: ['uf_percurso'] },
      ],
    },
    {
      title: 'unloading',
      fields: [],
      lists: [
        {
          name: 'municipios_descarregamento',
          fields: ['nome'],
          lists: [
            { name: 'notas_fiscais', fields: ['chave_nfe'] },
            { name: 'conhecimentos_transporte', fields: ['chave_cte'] },
          ],
        },
      ],
    },
    {
      title: 'cargo',
      fields: [
        'valor_total_carga',
        'peso_bruto',
        'codigo_unidade_medida_peso_bruto',
        'tipo_carga',
        'descricao_produto',
        'codigo_ncm_produto',
      ],
    },
    {
      title: 'vehicle',
      holder: 'modal_rodoviario',
      fields: [
        'placa_veiculo',
        'uf_licenciamento_veiculo',
        'tara_veiculo',
        'tipo_rodado_veiculo',
        'tipo_carroceria_veiculo',
        'registro_nacional_transporte',
      ],
      lists: [{ name: 'condutores', fields: ['nome', 'cpf'] }],
    },
    { title: 'note', fields: ['informacao_complementar'] },
  ],
  nfcom: [
    {
      title: 'subscriber',
      party: 'destinatario',
      fields: ['codigo_assinante', 'tipo_assinante', 'indicador_ie_destinatario', ...party('destinatario')],
    },
    {
      title: 'services',
      fields: ['tipo_servico'],
      lists: [
        {
          name: 'itens',
          fields: [
            'codigo_produto',
            'descricao',
            'classificacao',
            'cfop',
            'quantidade_faturada',
            'unidade_medida',
            'valor_item',
          ],
        },
      ],
    },
    {
      title: 'invoice',
      fields: [
        'data_emissao',
        'data_vencimento_fatura',
        'data_uso_inicial',
        'data_uso_final',
        'codigo_barras',
      ],
    },
    { title: 'note', fields: ['informacoes_complementares_contribuinte'] },
  ],
  dce: [
    {
      title: 'sender',
      party: 'remetente',
      fields: party('remetente').filter((name) => !/^(?:inscricao|email)/.test(name)),
    },
    {
      title: 'receiver',
      party: 'destinatario',
      fields: party('destinatario').filter((name) => !name.startsWith('inscricao')),
    },
    {
      title: 'goods',
      fields: [],
      lists: [
        {
          name: 'itens',
          fields: ['descricao_produto', 'codigo_ncm', 'quantidade', 'valor_unitario', 'valor_produto'],
        },
      ],
    },
    { title: 'transport', fields: ['modalidade_transporte', 'cnpj_transporte'] },
    { title: 'note', fields: ['informacoes_adicionais'] },
  ],
};

const pathsOf = (lists: readonly PlainList[] = [], holder = ''): readonly string[] =>
  lists.flatMap(({ name, lists: inner }) => {
    const path = holder === '' ? name : `${holder}.${name}`;
    return [path, ...pathsOf(inner, path)];
  });

/** Whether the form has the field of a path: shown, or asked for beside the fields of its object. */
export function hasPlainPlace(
  parts: readonly PlainPart[],
  fields: readonly EmissionField[],
  path: string,
): boolean {
  const names = stepsOf(path).filter((step) => typeof step === 'string');
  const shown = new Set([
    '',
    ...parts.flatMap(({ holder = '', lists }) => [holder, ...pathsOf(lists, holder)]),
  ]);
  if (names.length > 0 && shown.has(names.join('.'))) return true;
  const field = fieldAt(fields, names);
  const isScalar = field !== undefined && field.as !== 'object' && field.as !== 'objects';
  return isScalar && shown.has(names.slice(0, -1).join('.'));
}
