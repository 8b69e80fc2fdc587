import type { Draft } from '../../engine/body/draft.ts';
import { capitalOf, NOT_TOLD, streetOf } from '../../engine/body/stand-in-rows.ts';
import { type StandIn, standIns } from '../../engine/body/stand-ins.ts';
import { textOf } from '../../engine/layout/flat.ts';
import type { FlatInput } from '../../engine/layout/types.ts';
import { type Uf, ufBySigla } from '../../tables/uf.ts';

type Stage = 'emitente' | 'remetente' | 'destinatario' | 'itens';

const DOCUMENTS = ['cnpj', 'cpf', 'outra_identificacao'];
const isUnidentified =
  (who: string) =>
  ({ input }: Draft) =>
    DOCUMENTS.every((document) => input[`${document}_${who}`] === undefined);

const homeUf = ({ input, context }: Draft): Uf | undefined =>
  ufBySigla(textOf(input, 'uf_remetente') ?? context.issuer.uf);
const recipientUf = (draft: Draft): Uf | undefined =>
  ufBySigla(textOf(draft.input, 'uf_destinatario') ?? homeUf(draft)?.sigla ?? '');

type Row = StandIn<Draft, Stage>;

/** Default address in the capital of a UF, for a party without one. */
function address(
  stage: 'remetente' | 'destinatario',
  ufOf: (draft: Draft) => Uf | undefined,
): readonly Row[] {
  const row = { stage, why: `endereço do ${stage} é obrigatório` };
  return [
    { ...row, field: `uf_${stage}`, tag: 'UF', value: (draft) => ufOf(draft)?.sigla },
    ...streetOf<Draft, Stage>(stage, row),
    ...capitalOf(stage, ufOf, row),
    { ...row, field: `cep_${stage}`, tag: 'CEP', value: '00000000' },
  ];
}

const ITEM: FlatInput = {
  numero: '1',
  descricao_produto: NOT_TOLD,
  codigo_ncm: '99',
  quantidade: '1.0000',
  valor_unitario: '1.00',
  valor_produto: '1.00',
};

const MARKETPLACE = '1';

// biome-ignore format: a table reads as one row a line
export const DCE_STAND_INS: readonly Row[] = [
  { stage: 'emitente', field: 'site_emitente', tag: 'Site', when: ({ input }) => input['tipo_emitente'] === MARKETPLACE, value: 'www.exemplo.com.br', why: 'o site do marketplace é obrigatório' },
  { stage: 'remetente', field: 'outra_identificacao_remetente', tag: 'idOutros', when: isUnidentified('remetente'), value: 'SANDBOX', why: 'o remetente é identificado' },
  { stage: 'remetente', field: 'nome_remetente', tag: 'xNome', value: NOT_TOLD, why: 'o nome do remetente é obrigatório' },
  ...address('remetente', homeUf),
  { stage: 'destinatario', field: 'outra_identificacao_destinatario', tag: 'idOutros', when: isUnidentified('destinatario'), value: 'SANDBOX', why: 'o destinatário é identificado' },
  { stage: 'destinatario', field: 'nome_destinatario', tag: 'xNome', value: NOT_TOLD, why: 'o nome do destinatário é obrigatório' },
  ...address('destinatario', recipientUf),
  { stage: 'itens', field: 'itens', tag: 'det', value: () => [{ ...ITEM }], why: 'a DC-e tem ao menos um item' },
  { stage: 'itens', field: 'valor_total', tag: 'vDC', value: '1.00', when: ({ completed }) => completed.some(({ field }) => field.startsWith('itens[')), why: 'total do item emprestado' },
];

/** Fills sandbox defaults for missing fields of a stage and records them; does nothing unless the context allows it. */
export const fillStandIns = standIns(DCE_STAND_INS);
