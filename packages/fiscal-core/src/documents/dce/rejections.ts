// biome-ignore-all format: a table reads as one row a line
import type { RejectionRow } from '../../vocabulary/rejection-row.ts';

/** Codes of DC-e alone. No official table was found: meanings by analogy with NFCom and CT-e, as in the cStat table. */
export const DCE_REJECTIONS: readonly RejectionRow[] = [
  { cStat: '208', field: 'cnpj_destinatario', tag: 'CNPJ', cause: 'O CNPJ do destinatário tem dígito verificador errado.', fix: 'Corrija cnpj_destinatario; para pessoa física, envie cpf_destinatario.' },
  { cStat: '227', tag: 'Id', cause: 'O identificador da DC-e não é a concatenação dos campos da chave.', fix: 'Não depende do corpo enviado: informe o id do documento ao suporte da plataforma.' },
  { cStat: '237', field: 'cpf_destinatario', tag: 'CPF', cause: 'O CPF do destinatário tem dígito verificador errado.', fix: 'Corrija cpf_destinatario: 11 algarismos, com zeros à esquerda.' },
  { cStat: '401', field: 'cpf_remetente', tag: 'CPF', cause: 'O CPF do remetente tem dígito verificador errado.', fix: 'Corrija cpf_remetente: 11 algarismos, com zeros à esquerda.' },
  { cStat: '531', field: 'valor_total', tag: 'vDC', cause: 'O total da DC-e não é a soma dos itens.', fix: 'Omita valor_total para que a plataforma some itens[].valor_produto, ou envie a soma exata.' },
];
