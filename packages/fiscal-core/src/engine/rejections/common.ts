// biome-ignore-all format: a table reads as one row a line
import type { SharedRow } from '../../vocabulary/rejection-row.ts';

/** Types that travel by the national portal and share its first checks. */
const PORTAL = ['nfe', 'cte', 'mdfe', 'nfcom', 'dce'];
/** Types whose emitter has a state registration. */
const REGISTERED = ['nfe', 'cte', 'mdfe', 'nfcom'];

const CERTIFICATE = 'Envie um certificado A1 válido da empresa em PUT /v1/clients/{id}/certificate e emita de novo.';
const NOT_THE_BODY = 'Não depende do corpo enviado. Emita de novo; se repetir, informe o id do documento ao suporte da plataforma.';

/** The A1 both opens the connection and signs, so both families of codes are about the same file. */
const certificate = (transmitter: string, signer: string, types: readonly string[], cause: string, fix = CERTIFICATE): SharedRow[] => [
  { cStat: transmitter, types, cause: `${cause} (certificado da conexão).`, fix },
  { cStat: signer, types, cause: `${cause} (certificado da assinatura).`, fix },
];

/** Codes that only a fault in the platform's own message can cause. */
const message = (cStat: string, types: readonly string[], cause: string): SharedRow => ({ cStat, types, cause, fix: NOT_THE_BODY });
const NOT_NFE = PORTAL.filter((type) => type !== 'nfe');

/** Codes that mean the same in several types. Source: their rows in the cStat tables. */
export const COMMON_REJECTIONS: readonly SharedRow[] = [
  { cStat: '203', types: PORTAL, cause: 'A SEFAZ da UF não tem o emitente credenciado para emitir este modelo de documento.', fix: 'Peça o credenciamento da empresa para este modelo na SEFAZ da UF e emita de novo. Se já está credenciada, confira o CNPJ e a inscrição estadual do cadastro.' },
  { cStat: '204', types: PORTAL, field: 'numero', cause: 'Já existe um documento com esta mesma chave de acesso na SEFAZ, e o conteúdo não é o deste.', fix: 'Procure a chave em GET /v1/documents?accessKey=… e use o documento que já existe. Para emitir outro, omita numero e a plataforma usa o próximo livre da série.' },
  { cStat: '207', types: PORTAL, field: 'cnpj_emitente', tag: 'CNPJ', cause: 'O CNPJ do emitente tem dígito verificador errado ou está zerado.', fix: 'Corrija cnpj_emitente, ou omita o campo onde ele é opcional: vale o CNPJ da empresa dona do token.' },
  { cStat: '209', types: REGISTERED, field: 'inscricao_estadual_emitente', tag: 'IE', cause: 'A inscrição estadual do emitente não passa no dígito verificador da UF.', fix: 'Envie inscricao_estadual_emitente só com os algarismos do cadastro da SEFAZ, com zeros à esquerda, e corrija também ie em PATCH /v1/clients/{id}.' },
  { cStat: '212', types: PORTAL, field: 'data_emissao', tag: 'dhEmi', cause: 'A data e hora de emissão está adiante do relógio da SEFAZ além da tolerância.', fix: 'Envie data_emissao com o fuso certo (por exemplo 2026-11-21T10:00:00-03:00) e nunca no futuro.' },
  { cStat: '213', types: PORTAL, field: 'cnpj_emitente', tag: 'CNPJ', cause: 'Os 8 primeiros caracteres do CNPJ do emitente, ou o CPF de quem emite por ele, não são os do certificado que assina.', fix: 'Use o token de quem emite ou corrija cnpj_emitente (ou o CPF, de quem emite por ele). Se o A1 cadastrado é de outra empresa, troque-o em PUT /v1/clients/{id}/certificate.' },
  { cStat: '214', types: PORTAL, cause: 'O XML passa do tamanho que a SEFAZ aceita em uma mensagem.', fix: 'Divida o documento em dois ou mais, ou encurte os textos livres e as informações complementares.' },
  { cStat: '215', types: PORTAL, cause: 'A mensagem não atende ao esquema XML do serviço.', fix: 'Veja em rejection.errors os campos apontados; sem nenhum, não depende do corpo enviado: informe o id do documento ao suporte da plataforma.' },
  { cStat: '218', types: PORTAL, field: 'numero', cause: 'A chave de acesso enviada é de um documento que já foi autorizado e cancelado.', fix: 'O número cancelado não volta a ser usado: omita numero, ou envie outro, e emita de novo.' },
  { cStat: '225', types: PORTAL, cause: 'O conteúdo de um ou mais campos não atende ao leiaute: falta um campo obrigatório, ou há tamanho, formato ou código não permitido.', fix: 'Corrija os campos listados em rejection.errors, cada um com field, tag e fix, e emita de novo. POST /v1/{tipo}/validate mostra todos sem gastar número.' },
  { cStat: '226', types: PORTAL, tag: 'cUF', cause: 'A UF do emitente na chave não é atendida pelo autorizador que recebeu o documento.', fix: 'Confira uf em PATCH /v1/clients/{id} e, quando enviado, uf_emitente: precisam ser a UF em que o estabelecimento está inscrito.' },
  { cStat: '228', types: PORTAL, field: 'data_emissao', tag: 'dhEmi', cause: 'A data de emissão está mais atrasada do que o autorizador aceita para emissão normal.', fix: 'Envie data_emissao com o momento atual. Documento que ficou para trás é emitido de novo com a data de hoje.' },
  { cStat: '229', types: REGISTERED, field: 'inscricao_estadual_emitente', tag: 'IE', cause: 'O documento foi enviado sem a inscrição estadual do emitente.', fix: 'Envie inscricao_estadual_emitente ou preencha ie em PATCH /v1/clients/{id}.' },
  { cStat: '230', types: REGISTERED, field: 'inscricao_estadual_emitente', tag: 'IE', cause: 'A inscrição estadual do emitente não existe no cadastro da SEFAZ.', fix: 'Confira a inscrição no cadastro da UF (Sintegra ou CCC) e corrija inscricao_estadual_emitente. Inscrição recente pode levar um dia para ser conhecida.' },
  { cStat: '231', types: REGISTERED, field: 'inscricao_estadual_emitente', tag: 'IE', cause: 'A inscrição estadual existe, mas é de outro CNPJ.', fix: 'Envie a inscrição do mesmo estabelecimento de cnpj_emitente: cada filial tem a sua.' },
  { cStat: '247', types: PORTAL, field: 'uf_emitente', tag: 'UF', cause: 'A sigla da UF no endereço do emitente não é a do autorizador.', fix: 'Corrija uf_emitente, ou o endereço do cadastro em PATCH /v1/clients/{id}, para a UF da inscrição do estabelecimento.' },
  { cStat: '252', types: PORTAL, tag: 'tpAmb', cause: 'O ambiente do documento não é o do serviço que o recebeu.', fix: 'Use o token do ambiente desejado: nfe_test_ é homologação, nfe_live_ é produção. Nenhum campo do corpo escolhe o ambiente.' },
  { cStat: '253', types: PORTAL, tag: 'cDV', cause: 'O dígito verificador da chave não é o calculado pela SEFAZ.', fix: NOT_THE_BODY },
  { cStat: '297', types: PORTAL, cause: 'O XML recebido não é o que foi assinado: algo o mudou, ou o certificado não corresponde à chave.', fix: NOT_THE_BODY },
  { cStat: '298', types: PORTAL, cause: 'A assinatura não está no padrão que o autorizador aceita.', fix: NOT_THE_BODY },
  { cStat: '402', types: PORTAL, cause: 'O texto recebido não está em UTF-8.', fix: NOT_THE_BODY },
  { cStat: '404', types: PORTAL, cause: 'O XML usa um prefixo de namespace que a SEFAZ não aceita.', fix: NOT_THE_BODY },
  { cStat: '539', types: PORTAL, field: 'numero', cause: 'Outro documento do mesmo emitente já usou esta série e este número com outra chave, que vem entre colchetes em xMotivo.', fix: 'Omita numero para usar o próximo livre. Se a série também é usada por outro sistema, envie outra serie ou ajuste numbering (serie e nextNumber) em PATCH /v1/clients/{id}.' },
  message('239', PORTAL, 'A versão do leiaute não é aceita pelo autorizador.'),
  message('243', PORTAL, 'O XML recebido está malformado.'),
  message('244', NOT_NFE, 'O autorizador não conseguiu descompactar a mensagem.'),
  message('598', NOT_NFE, 'O XML não está no namespace padrão do documento.'),
  message('599', NOT_NFE, 'Há caracteres de edição no início ou fim da mensagem, ou entre as tags.'),
  { cStat: '401', types: ['nfe', 'cte'], field: 'cpf_emitente', tag: 'CPF', cause: 'O CPF do emitente tem dígito verificador errado.', fix: 'Corrija cpf_emitente, ou emita pelo CNPJ da empresa dona do token.' },
  ...certificate('280', '290', PORTAL, 'O certificado não é aceito: não é de pessoa jurídica ou física da ICP-Brasil para este uso'),
  ...certificate('281', '291', PORTAL, 'O certificado está vencido, ou ainda não começou a valer'),
  ...certificate('282', '292', PORTAL, 'O certificado não traz o CNPJ ou CPF do titular'),
  { cStat: '1003', types: ['cte', 'nfcom'], field: 'pagamentos_vinculados[].tipo_meio_pagamento', tag: 'tpMeioPgto', cause: 'O meio de um pagamento vinculado não é dos que se vinculam.', fix: 'Envie 15 (boleto), 17 (Pix dinâmico), 18 (TED), 20 (Pix estático), 23 (Pix automático) ou 24 (transferência entre contas).' },
  ...certificate('283', '293', PORTAL, 'A cadeia de certificação não fecha até a raiz da ICP-Brasil'),
  ...certificate('284', '294', REGISTERED, 'O certificado foi revogado pela autoridade certificadora'),
  ...certificate('285', '295', REGISTERED, 'O certificado não foi emitido sob a ICP-Brasil'),
  ...certificate('286', '296', REGISTERED, 'A SEFAZ não conseguiu consultar a lista de certificados revogados', 'É quase sempre passageiro: emita de novo em alguns minutos. Se repetir, troque o A1 em PUT /v1/clients/{id}/certificate.'),
];
