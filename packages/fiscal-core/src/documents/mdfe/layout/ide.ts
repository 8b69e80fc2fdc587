// biome-ignore-all format: one row per line
import { publishedDigits, publishedText } from '../../../engine/layout/published/published.ts';
import { choice, group, leaf, list } from '../../../engine/layout/rows.ts';
import * as t from './simple-types.ts';

export const ide = group('ide', '1-1', 'Identificação do MDF-e', [
  leaf('cUF', '1-1', t.TCodUfIBGE, 'engine', 'Código IBGE da UF do emitente'),
  leaf('tpAmb', '1-1', t.TAmb, 'engine', 'Ambiente, decidido pelo prefixo do token'),
  leaf('tpEmit', '1-1', t.TEmit, 'emitente', 'Tipo de emitente; padrão 1 quando há CT-e, senão 2'),
  leaf('tpTransp', '0-1', t.TTransp, 'tipo_transporte', 'Tipo do transportador'),
  leaf('mod', '1-1', t.TModMD, 'mod', 'Modelo do documento; sempre 58'),
  leaf('serie', '1-1', t.TSerie, 'serie', 'Série; vazia = série padrão da empresa'),
  leaf('nMDF', '1-1', t.TNF, 'numero', 'Número do MDF-e; vazio = numeração automática por empresa, ambiente e série'),
  leaf('cMDF', '1-1', publishedDigits, 'codigo_unico', 'Código numérico de 8 dígitos da chave; sorteado quando ausente'),
  leaf('cDV', '1-1', publishedDigits, 'engine', 'Dígito verificador da chave (módulo 11)'),
  leaf('modal', '1-1', t.TModalMD, 'modal', 'Modal de transporte; padrão = o do objeto modal_* enviado'),
  leaf('dhEmi', '1-1', t.TDateTimeUTC, 'data_emissao', 'Data e hora de emissão com fuso; padrão = agora'),
  leaf('tpEmis', '1-1', t.TpEmis, 'forma_emissao', 'Forma de emissão; padrão normal'),
  leaf('procEmi', '1-1', t.TProcEmi, 'engine', 'Processo de emissão; fixo 0'),
  leaf('verProc', '1-1', publishedText, 'versao_aplicativo', 'Versão do aplicativo emissor'),
  leaf('UFIni', '1-1', t.TUf, 'uf_inicio', 'UF de início da viagem; EX no exterior'),
  leaf('UFFim', '1-1', t.TUf, 'uf_fim', 'UF de término da viagem; EX no exterior'),
  list('infMunCarrega', '1-50', 'municipios_carregamento', 'Municípios de carregamento', [
    leaf('cMunCarrega', '1-1', t.TCodMunIBGE, 'codigo', 'Código IBGE do município de carregamento; vazio = busca por nome e UF de início'),
    leaf('xMunCarrega', '1-1', publishedText, 'nome', 'Nome do município de carregamento; vazio = busca pelo código'),
  ]),
  list('infPercurso', '0-25', 'percursos', 'UFs do percurso, na ordem, sem as de início e fim', [
    leaf('UFPer', '1-1', t.TUf, 'uf_percurso', 'UF do percurso'),
  ]),
  leaf('dhIniViagem', '0-1', t.TDateTimeUTC, 'data_hora_previsto_inicio_viagem', 'Início previsto da viagem'),
  leaf('indCanalVerde', '0-1', t.Sim, 'participa_canal_verde', 'Participa do projeto Canal Verde'),
  leaf('indCarregaPosterior', '0-1', t.Sim, 'carregamento_posterior', 'Os documentos da carga serão incluídos depois, por evento'),
]);

export const emit = group('emit', '1-1', 'Identificação do emitente', [
  choice('1-1', [
    leaf('CNPJ', '1-1', t.TCnpj, 'cnpj_emitente', 'CNPJ do emitente; padrão = empresa do token'),
    leaf('CPF', '1-1', t.TCpf, 'cpf_emitente', 'CPF do emitente pessoa física'),
  ]),
  leaf('IE', '0-1', t.TIe, 'inscricao_estadual_emitente', 'Inscrição estadual; padrão = cadastro'),
  leaf('xNome', '1-1', publishedText, 'nome_emitente', 'Razão social ou nome; padrão = cadastro'),
  leaf('xFant', '0-1', publishedText, 'nome_fantasia_emitente', 'Nome fantasia; padrão = cadastro'),
  group('enderEmit', '1-1', 'Endereço do emitente', [
    leaf('xLgr', '1-1', publishedText, 'logradouro_emitente', 'Logradouro; padrão = cadastro'),
    leaf('nro', '1-1', publishedText, 'numero_emitente', 'Número; padrão = cadastro'),
    leaf('xCpl', '0-1', publishedText, 'complemento_emitente', 'Complemento; padrão = cadastro'),
    leaf('xBairro', '1-1', publishedText, 'bairro_emitente', 'Bairro; padrão = cadastro'),
    leaf('cMun', '1-1', t.TCodMunIBGE, 'codigo_municipio_emitente', 'Código IBGE do município; padrão = cadastro'),
    leaf('xMun', '1-1', publishedText, 'municipio_emitente', 'Nome do município; padrão = cadastro'),
    leaf('CEP', '0-1', t.CEP, 'cep_emitente', 'CEP; padrão = cadastro'),
    leaf('UF', '1-1', t.TUf, 'uf_emitente', 'UF; padrão = cadastro'),
    leaf('fone', '0-1', t.Fone, 'telefone_emitente', 'Telefone; padrão = cadastro'),
    leaf('email', '0-1', t.TEmail, 'email_emitente', 'E-mail; padrão = cadastro'),
  ]),
]);
