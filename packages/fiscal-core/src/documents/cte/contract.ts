import { type Contract, optional, required, withPattern } from '../../engine/body/contract.ts';

/** Fields that the contract requires of a CT-e body. Source: the published API, emission of CT-e. */
export const CTE_CONTRACT: Contract = {
  mod: '57',
  modRequired: true,
  nome: 'CT-e',
  fields: [
    required('cfop', 'CFOP', 'texto', 'CFOP da prestação, com 4 dígitos'),
    required('natureza_operacao', 'natOp', 'texto', 'Natureza da operação, até 60 caracteres'),
    withPattern(
      optional(
        'modal',
        'modal',
        'texto',
        'Modal: 01 rodoviário, 02 aéreo, 03 aquaviário, 04 ferroviário, 05 dutoviário, 06 multimodal; padrão 01',
      ),
      /^0?[1-6]$/,
    ),
    optional('tomador', 'toma', 'opcao', 'Tomador do serviço; padrão 0', {
      0: 'remetente',
      1: 'expedidor',
      2: 'recebedor',
      3: 'destinatário',
      4: 'outros',
    }),
    optional('cnpj_emitente', 'CNPJ', 'cnpj', 'CNPJ do emitente, com ou sem máscara'),
    optional('inscricao_estadual_emitente', 'IE', 'texto', 'Inscrição estadual do emitente'),
    optional('municipio_inicio', 'xMunIni', 'texto', 'Município de início da prestação'),
    optional('uf_inicio', 'UFIni', 'texto', 'UF de início da prestação'),
    optional('municipio_fim', 'xMunFim', 'texto', 'Município de término da prestação'),
    optional('uf_fim', 'UFFim', 'texto', 'UF de término da prestação'),
    optional('valor_total', 'vTPrest', 'texto', 'Valor total da prestação'),
  ],
  lists: [],
  choices: [],
};
