// biome-ignore-all format: a table reads as one row a line
import type { RejectionRow } from '../../../vocabulary/rejection-row.ts';

const ELSE = 'emita NF-e com outro tipo_impressao (POST /v1/nfe/emit)';

/** Rejection of a group that no NFC-e has, nor an NF-e with tpImp 6. */
const without = (cStat: string, field: string, tag: string, what: string): RejectionRow => ({
  cStat,
  field,
  tag,
  cause: `A NFC-e, e a NF-e com tipo_impressao 6, não levam ${what}.`,
  fix: `Retire ${field} e os campos do mesmo grupo, ou ${ELSE}.`,
});

/** Rejections that only a fault of the platform causes. */
const qrCode = (cStat: string, cause: string): RejectionRow => ({
  cStat,
  tag: 'qrCode',
  cause,
  fix: 'Não depende do corpo enviado: informe o id do documento ao suporte da plataforma.',
});

/** Codes of NFC-e that also apply to an NF-e with the «DANFE Simplificado Tipo 2» (tpImp 6). */
export const COUPON_REJECTION_ROWS: readonly RejectionRow[] = [
  { cStat: '704', field: 'data_emissao', tag: 'dhEmi', cause: 'A NFC-e, ou a NF-e com tipo_impressao 6, chegou mais de 5 minutos depois da hora de emissão.', fix: 'Envie em data_emissao o momento atual, com o fuso da UF; a venda feita antes, sem conexão, é contingência (forma_emissao 9).' },
  { cStat: '705', field: 'data_entrada_saida', tag: 'dhSaiEnt', cause: 'A NFC-e, e a NF-e com tipo_impressao 6, não levam data de entrada ou saída.', fix: 'Retire data_entrada_saida.' },
  { cStat: '706', field: 'tipo_documento', tag: 'tpNF', cause: 'A NFC-e, e a NF-e com tipo_impressao 6, são sempre de saída.', fix: `Envie tipo_documento 1; para entrada, ${ELSE}.` },
  { cStat: '707', field: 'local_destino', tag: 'idDest', cause: 'A NFC-e, e a NF-e com tipo_impressao 6, só valem em operação interna.', fix: `Envie local_destino 1; para vender a outra UF, ${ELSE}.` },
  { cStat: '708', field: 'notas_referenciadas', tag: 'NFref', cause: 'A NFC-e, e a NF-e com tipo_impressao 6, não referenciam outro documento.', fix: `Retire notas_referenciadas e, dos itens, chave_acesso_dfe_referenciado, ou ${ELSE}.` },
  { cStat: '715', field: 'finalidade_emissao', tag: 'finNFe', cause: 'A NFC-e, e a NF-e com tipo_impressao 6, só têm finalidade normal.', fix: `Envie finalidade_emissao 1; para devolução, complemento e ajuste, ${ELSE}.` },
  { cStat: '716', field: 'consumidor_final', tag: 'indFinal', cause: 'A NFC-e, e a NF-e com tipo_impressao 6, são sempre para consumidor final.', fix: `Envie consumidor_final 1; para vender a quem revende, ${ELSE}.` },
  { cStat: '717', field: 'presenca_comprador', tag: 'indPres', cause: 'A NFC-e, e a NF-e com tipo_impressao 6, são de venda presencial, com entrega ou fora do estabelecimento.', fix: `Envie presenca_comprador 1, 4 ou 5; para venda por internet ou telefone sem entrega, ${ELSE}.` },
  { cStat: '718', field: 'inscricao_estadual_st_emitente', tag: 'IEST', cause: 'A NFC-e, e a NF-e com tipo_impressao 6, não levam inscrição de substituto tributário.', fix: 'Retire inscricao_estadual_st_emitente.' },
  { cStat: '787', field: 'cpf_destinatario', tag: 'dest', cause: 'A venda com entrega (presenca_comprador 4) precisa do destinatário.', fix: 'Envie cpf_destinatario ou cnpj_destinatario, com nome e endereço, ou corrija presenca_comprador.' },
  without('669', 'logradouro_retirada', 'retirada', 'local de retirada'),
  { cStat: '373', field: 'itens[].descricao', tag: 'xProd', cause: 'Em homologação o primeiro item da NFC-e, e da NF-e com tipo_impressao 6, tem descrição fixa.', fix: 'A plataforma põe o texto em homologação: emita de novo com nfe_test_ e, se repetir, informe o id do documento ao suporte.' },
  { cStat: '725', field: 'itens[].cfop', tag: 'CFOP', cause: 'O CFOP do item não é aceito em NFC-e, nem em NF-e com tipo_impressao 6.', fix: 'Use CFOP de venda interna a consumidor: 5101, 5102, 5103, 5104, 5115, 5405, 5656, 5667, 5910 ou 5933.' },
  { cStat: '774', field: 'itens[].inclui_no_total', tag: 'indTot', cause: 'Na NFC-e, e na NF-e com tipo_impressao 6, todo item entra no total.', fix: 'Omita inclui_no_total, ou envie 1 em todos os itens.' },
  { cStat: '766', field: 'itens[].icms_situacao_tributaria', tag: 'CST', cause: 'O CST do item não é aceito em NFC-e, nem em NF-e com tipo_impressao 6.', fix: `Use CST 00, 20, 40, 41, 60 ou 61 (90 onde a UF aceita), ou ${ELSE}.` },
  { cStat: '740', field: 'itens[].icms_situacao_tributaria', tag: 'CST', cause: 'O item repassa ICMS retido por substituto (grupo de repasse), que a NFC-e e a NF-e com tipo_impressao 6 não levam.', fix: `Use CST 60 ou 61, sem os campos de repasse, ou ${ELSE}.` },
  { cStat: '374', field: 'itens[].cfop', tag: 'CFOP', cause: 'O CFOP 5933 é de serviço com ISS, e só dele.', fix: 'Envie cfop 5933 nos itens com ISSQN, e outro CFOP nos demais.' },
  { cStat: '381', field: 'itens[].icms_modalidade_base_calculo_st', tag: 'modBCST', cause: 'O CST 90 na NFC-e não leva substituição tributária.', fix: `Retire icms_modalidade_base_calculo_st e os demais campos da substituição, ou ${ELSE}.` },
  { cStat: '385', field: 'itens[].icms_modalidade_base_calculo_st', tag: 'modBCST', cause: 'O CSOSN 900 na NFC-e não leva substituição tributária.', fix: `Retire icms_modalidade_base_calculo_st e os demais campos da substituição, ou ${ELSE}.` },
  { cStat: '782', field: 'itens[].icms_situacao_tributaria', tag: 'CSOSN', cause: 'Na NFC-e, o MEI só usa CSOSN 102 e 300.', fix: 'Envie icms_situacao_tributaria 102 ou 300.', source: 'NT 2024.001, N12a-81' },
  { cStat: '337', field: 'itens[].cfop', tag: 'CFOP', cause: 'Na NFC-e, o MEI só usa o CFOP 5102.', fix: 'Envie cfop 5102.', source: 'NT 2024.001, N12a-91' },
  { cStat: '814', tag: 'exporta', cause: 'A NFC-e não leva dados de exportação.', fix: 'Retire os campos de local de embarque, ou emita NF-e (POST /v1/nfe/emit).' },
  { cStat: '753', field: 'modalidade_frete', tag: 'modFrete', cause: 'A NFC-e, e a NF-e com tipo_impressao 6, só têm frete na venda com entrega.', fix: 'Envie modalidade_frete 9, ou presenca_comprador 4 se há entrega.' },
  { cStat: '756', field: 'veiculo_placa', tag: 'veicTransp', cause: 'A NFC-e, e a NF-e com tipo_impressao 6, não levam veículo de transporte.', fix: 'Envie veiculo_placa vazio e retire veiculo_uf e veiculo_rntc.' },
  { cStat: '780', field: 'valor_total', tag: 'vNF', cause: 'O valor passa do limite da UF para NFC-e e NF-e com tipo_impressao 6, que vem em xMotivo.', fix: `Para esta venda, ${ELSE}.` },
  without('348', 'itens[].numero_recopi', 'nRECOPI', 'papel imune (RECOPI)'),
  without('736', 'itens[].veiculo_chassi', 'veicProd', 'veículo novo'),
  without('738', 'itens[].armamentos', 'arma', 'armamento'),
  without('741', 'itens[].icms_base_calculo_operacao_propria', 'ICMSPart', 'partilha do ICMS entre UF'),
  without('742', 'itens[].ipi_situacao_tributaria', 'IPI', 'IPI'),
  without('743', 'itens[].ii_valor', 'II', 'imposto de importação'),
  without('746', 'itens[].pis_valor_st', 'PISST', 'PIS por substituição tributária'),
  without('749', 'itens[].cofins_valor_st', 'COFINSST', 'COFINS por substituição tributária'),
  without('755', 'transporte_icms_servico', 'retTransp', 'retenção do ICMS do transporte'),
  without('757', 'reboques', 'reboque', 'reboque'),
  without('758', 'veiculo_identificacao_vagao', 'vagao', 'vagão'),
  without('759', 'veiculo_identificacao_balsa', 'balsa', 'balsa'),
  without('760', 'duplicatas', 'cobr', 'fatura nem duplicata'),
  without('762', 'pedido_compra', 'compra', 'dados de compra (empenho, pedido, contrato)'),
  without('763', 'cana_safra', 'cana', 'aquisição de cana'),
  without('807', 'itens[].icms_base_calculo_uf_destino', 'ICMSUFDest', 'ICMS da UF de destino (DIFAL)'),
  { cStat: '394', tag: 'qrCode', cause: 'A nota chegou sem QR Code.', fix: 'A plataforma monta o QR Code: confira uf da empresa em PATCH /v1/clients/{id} e emita de novo; se repetir, informe o id do documento ao suporte da plataforma.' },
  { cStat: '395', tag: 'qrCode', cause: 'O endereço do QR Code não é o da UF.', fix: 'Confira uf da empresa em PATCH /v1/clients/{id}; se está certa, informe o id do documento ao suporte da plataforma.' },
  qrCode('672', 'O QR Code da NF-e com tipo_impressao 6 não é da versão 3.'),
  qrCode('396', 'O QR Code veio sem a chave da nota.'),
  qrCode('397', 'A chave do QR Code não é a da nota.'),
  qrCode('398', 'A versão do QR Code não é a prevista.'),
];
