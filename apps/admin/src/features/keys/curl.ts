/** Caller's data in a command. */
interface Caller {
  readonly apiUrl: string;
  /** The token itself after it was revealed, else a placeholder. */
  readonly token: string;
}

/** Placeholder of the access key, which the console does not know. */
const ACCESS_KEY = 'SUA_CHAVE_DA_CONTA';

/** Placeholder of a token that was not revealed. */
export const hiddenToken = (environment: 1 | 2) =>
  environment === 1 ? 'SEU_TOKEN_DE_PRODUCAO' : 'SEU_TOKEN_DE_TESTE';

const call = ({ apiUrl, token }: Caller, path: string) =>
  [
    `curl -sS -X POST '${apiUrl}${path}'`,
    `  -H 'X-Access-Key: ${ACCESS_KEY}'`,
    `  -H 'Authorization: Bearer ${token}'`,
  ].join(' \\\n');

export const statusCommand = (caller: Caller) => call(caller, '/v1/nfe/status');

/** An NF-e with little more than what is required. `dataEmissao`: ISO 8601 with offset. */
export function emitCommand(
  caller: Caller,
  company: { readonly cnpj: string; readonly ie: string },
  dataEmissao: string,
): string {
  const body = {
    mod: '55',
    natureza_operacao: 'VENDA DE MERCADORIA',
    data_emissao: dataEmissao,
    tipo_documento: '1',
    local_destino: '1',
    finalidade_emissao: '1',
    consumidor_final: '1',
    presenca_comprador: '1',
    [company.cnpj.length === 11 ? 'cpf_emitente' : 'cnpj_emitente']: company.cnpj,
    inscricao_estadual_emitente: company.ie,
    nome_destinatario: 'MARIA DA SILVA',
    cpf_destinatario: '12345678909',
    modalidade_frete: '9',
    veiculo_placa: '',
    agropecuario_tipo_guia: '',
    itens: [
      {
        codigo_produto: 'CAFE-500',
        descricao: 'CAFE TORRADO E MOIDO 500G',
        codigo_ncm: '09012100',
        cfop: '5102',
        unidade_comercial: 'UN',
        quantidade_comercial: '2',
        valor_unitario_comercial: '12.90',
        icms_origem: '0',
        icms_situacao_tributaria: '102',
        pis_situacao_tributaria: '49',
        cofins_situacao_tributaria: '49',
      },
    ],
  };
  return `${call(caller, '/v1/nfe/emit')} \\\n  -H 'Content-Type: application/json' \\\n  -d '${JSON.stringify(body, null, 2)}'`;
}

/** The present in Brasília, whose offset has no summer time. */
export const brasiliaNow = (now: Date): string =>
  new Date(now.getTime() - 3 * 3_600_000).toISOString().replace(/\.\d+Z$/, '-03:00');
