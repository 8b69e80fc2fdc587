// biome-ignore-all format: one row per line
import { publishedDigits, publishedText } from '../../../engine/layout/published/published.ts';
import { block, group, leaf } from '../../../engine/layout/rows.ts';
import * as t from './simple-types.ts';

export const infRespTec = group('infRespTec', '0-1', 'Informações do Responsável Técnico pela emissão do DF-e', [
  leaf('CNPJ', '1-1', t.TCnpj, 'cnpj_responsavel_tecnico', 'CNPJ do responsável técnico pelo software'),
  leaf('xContato', '1-1', publishedText, 'contato_responsavel_tecnico', 'Nome do contato do responsável técnico pelo software'),
  leaf('email', '1-1', t.TEmail, 'email_responsavel_tecnico', 'E-mail do responsável técnico pelo software'),
  leaf('fone', '1-1', publishedDigits, 'telefone_responsavel_tecnico', 'Telefone do responsável técnico pelo software'),
  block([
    leaf('idCSRT', '1-1', publishedDigits, 'codigo_responsavel_tecnico', 'Identificador do CSRT do responsável técnico pelo software'),
    leaf('hashCSRT', '1-1', t.HashCSRT, 'hash_responsavel_tecnico', 'Hash do CSRT do responsável técnico pelo software'),
  ]),
]);

export const infSolicNFF = group('infSolicNFF', '0-1', 'Grupo de informações do pedido de emissão da Nota Fiscal Fácil', [
  leaf('xSolic', '1-1', publishedText, 'engine', 'Solicitação; fora da API'),
]);

export const infPAA = group('infPAA', '0-1', 'Grupo de Informação do Provedor de Assinatura e Autorização', [
  leaf('CNPJPAA', '1-1', t.TCnpj, 'engine', 'CNPJ do provedor PAA; fora da API'),
  group('PAASignature', '1-1', 'Assinatura RSA do Emitente para DFe gerados por PAA', [
    leaf('SignatureValue', '1-1', t.Base64, 'engine', 'Assinatura PAA; fora da API'),
    group('RSAKeyValue', '1-1', 'Chave Publica no padrão XML RSA Key', [
      leaf('Modulus', '1-1', t.Base64, 'engine', 'Chave pública PAA (módulo); fora da API'),
      leaf('Exponent', '1-1', t.Base64, 'engine', 'Chave pública PAA (expoente); fora da API'),
    ]),
  ]),
]);

export const infCTeSupl = group('infCTeSupl', '0-1', 'Informações suplementares do CT-e', [
  leaf('qrCodCTe', '1-1', t.QrCode, 'engine', 'QR Code do DACTE'),
]);
