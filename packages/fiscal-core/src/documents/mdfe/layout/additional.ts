// biome-ignore-all format: one row per line
import { publishedDigits, publishedText } from '../../../engine/layout/published/published.ts';
import { block, choice, group, leaf, list } from '../../../engine/layout/rows.ts';
import * as t from './simple-types.ts';

export const autXML = list('autXML', '0-10', 'pessoas_autorizadas', 'Pessoas autorizadas a baixar o XML', [
  choice('1-1', [
    leaf('CNPJ', '1-1', t.TCnpj, 'cnpj', 'CNPJ autorizado'),
    leaf('CPF', '1-1', t.TCpf, 'cpf', 'CPF autorizado'),
  ]),
]);

export const infAdic = group('infAdic', '0-1', 'Informações adicionais', [
  leaf('infAdFisco', '0-1', publishedText, 'informacao_adicional_fisco', 'Texto de interesse do fisco'),
  leaf('infCpl', '0-1', publishedText, 'informacao_complementar', 'Texto complementar'),
]);

export const infRespTec = group('infRespTec', '0-1', 'Responsável técnico', [
  leaf('CNPJ', '1-1', t.TCnpj, 'cnpj_responsavel_tecnico', 'CNPJ do desenvolvedor; padrão = dados da plataforma'),
  leaf('xContato', '1-1', publishedText, 'contato_responsavel_tecnico', 'Contato'),
  leaf('email', '1-1', t.TEmail, 'email_responsavel_tecnico', 'E-mail'),
  leaf('fone', '1-1', t.Fone, 'telefone_responsavel_tecnico', 'Telefone'),
  block([
    leaf('idCSRT', '1-1', publishedDigits, 'codigo_responsavel_tecnico', 'Identificador do CSRT'),
    leaf('hashCSRT', '1-1', t.HashCSRT, 'hash_responsavel_tecnico', 'Base64(SHA-1(CSRT + chave))'),
  ]),
]);

export const infSolicNFF = group('infSolicNFF', '0-1', 'Solicitação da NFF', [
  leaf('xSolic', '1-1', publishedText, 'engine', 'Texto da solicitação NFF'),
]);

export const infPAA = group('infPAA', '0-1', 'Provedor de assinatura e autorização', [
  leaf('CNPJPAA', '1-1', t.TCnpj, 'engine', 'CNPJ do provedor'),
  group('PAASignature', '1-1', 'Assinatura RSA do emitente', [
    leaf('SignatureValue', '1-1', t.Base64, 'engine', 'Assinatura'),
    group('RSAKeyValue', '1-1', 'Chave pública RSA', [
      leaf('Modulus', '1-1', t.Base64, 'engine', 'Módulo da chave'),
      leaf('Exponent', '1-1', t.Base64, 'engine', 'Expoente da chave'),
    ]),
  ]),
]);

export const infMDFeSupl = group('infMDFeSupl', '0-1', 'Informações suplementares', [
  leaf('qrCodMDFe', '1-1', t.QrCode, 'engine', 'URL do QR Code do DAMDFE'),
]);
