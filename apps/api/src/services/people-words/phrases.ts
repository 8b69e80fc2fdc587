const COMPANY = 'no cadastro da empresa';
const CERTIFICATE = 'na página do certificado da empresa';
const DOCUMENT = 'na página do documento';

/** Routes, settings and names of the API as the page where a person does the same, the longest first. */
export const PHRASES: readonly (readonly [from: RegExp, to: string])[] = [
  [/ \(POST \/v1\/nfe\/emit\)|: POST \/v1\/nfse\/emit(?=\.)/g, ''],
  [/ com outro tipo_impressao/g, ' no lugar da NFC-e'],
  [
    /POST \/v1\/(?:\{tipo\}|nfse)\/validate mostra todos sem gastar número/g,
    'A página Emitir mostra todos antes do envio',
  ],
  [/os campos listados em rejection\.errors, cada um com field, tag e fix,/g, 'os campos listados abaixo'],
  [/em rejection\.errors/g, 'abaixo'],
  [/profile\.regimeTributario em PATCH \/v1\/clients\/\{id\}/g, `o regime tributário ${COMPANY}`],
  [/regimeTributario em PATCH \/v1\/clients\/\{id\}/g, `o regime tributário ${COMPANY}`],
  [
    /grave contribuinteIcms true em PATCH \/v1\/clients\/\{id\}(?: \(profile\))?/g,
    `marque a empresa como contribuinte do ICMS ${COMPANY}`,
  ],
  [
    /ajuste numbering \(serie e nextNumber\) em PATCH \/v1\/clients\/\{id\}/g,
    'ajuste o próximo número na página Numeração da empresa',
  ],
  [/grave csc e cscId em PATCH \/v1\/clients\/\{id\}/g, `guarde o CSC e o identificador dele ${COMPANY}`],
  [/em PATCH \/v1\/clients\/\{id\} \(csc e cscId\)/g, COMPANY],
  [
    /\b(?:preencha|corrija também) ie em PATCH \/v1\/clients\/\{id\}/g,
    `corrija a inscrição estadual ${COMPANY}`,
  ],
  [/\bpreencha im em PATCH \/v1\/clients\/\{id\}/g, `preencha a inscrição municipal ${COMPANY}`],
  [/\brntrc do cadastro em PATCH \/v1\/clients\/\{id\}/g, `o RNTRC ${COMPANY}`],
  [/\bpreencha rntrc em PATCH \/v1\/clients\/\{id\}/g, `preencha o RNTRC ${COMPANY}`],
  [/\buf da empresa em PATCH \/v1\/clients\/\{id\}/g, `a UF ${COMPANY}`],
  [/\buf em PATCH \/v1\/clients\/\{id\}/g, `a UF ${COMPANY}`],
  [/(?:do cadastro )?em (?:PATCH|GET) \/v1\/clients\/\{id\}/g, COMPANY],
  [/em PUT \/v1\/clients\/\{id\}\/certificate/g, CERTIFICATE],
  [
    /(?:estão|Veja as faixas|O registro está) em GET \/v1\/nfe\/inutilizacoes/g,
    'Veja a página Numeração da empresa',
  ],
  [/As faixas inutilizadas Veja/g, 'Veja as faixas inutilizadas em'],
  [/a chave em GET \/v1\/documents\?accessKey=…/g, 'a chave em Documentos'],
  [/GET \/v1\/documents mostra/g, 'Documentos mostra'],
  [/em GET \/v1\/received/g, 'em Notas recebidas'],
  [/o documento em GET \/v1\/nfe\/\{id\}/g, 'a página do documento'],
  [/\(GET \/v1\/codes\/cfop\)/g, '(use Procurar CFOP)'],
  [/GET \/v1\/mdfe\/nao-encerrados lista os abertos/g, 'Pendências lista os abertos'],
  [/Em POST \/v1\/mdfe\/\{id\}\/encerrar, /g, 'No encerramento, '],
  [/Em POST \/v1\/mdfe\/\{id\}\/inclusao-dfe, /g, 'Na inclusão de documentos, '],
  [/Em POST \/v1\/nfe\/inutilize, /g, 'Na inutilização, '],
  [/em cada POST \/v1\/nfe\/inutilize/g, 'em cada uma'],
  [/com POST \/v1\/mdfe\/\{id\}\/(?:encerrar|inclusao-dfe)/g, DOCUMENT],
  [/\(DELETE \/v1\/nfe\/\{id\}\/insucesso-entrega\)/g, DOCUMENT],
  [/; no e-CONF ele vai no caminho de DELETE \/v1\/nfe\/\{id\}\/econf\/\{numeroProtocolo\}/g, ''],
  [/Confira cancellableUntil na consulta/g, 'Confira o prazo na página do documento'],
  [/Confira protocolNumber na consulta/g, 'O protocolo está na página do documento'],
  [
    /o protocolNumber do evento em events da consulta/g,
    'o protocolo do evento, que está na página do documento',
  ],
  [/Confira (?:status e )?accessKey na consulta/g, 'Confira a situação e a chave na página do documento'],
  [/Confira authorizedAt na consulta/g, 'Confira quando foi autorizada na página do documento'],
  [/só com status AUTORIZADA há/g, 'só depois de autorizado há'],
  [/que vem em xMotivo/g, 'que vem na resposta da SEFAZ'],
  [
    /nfe_test_ é homologação, nfe_live_ é produção(?:\. Nenhum campo do corpo escolhe o ambiente)?/g,
    'Teste é homologação',
  ],
  [/\b(?:dona|dono) do token/g, 'que emite'],
  [/da empresa do token/g, 'da empresa que emite'],
  [/Use o token do ambiente desejado: /g, 'Troque entre Teste e Produção no alto do menu: '],
  [/Use o token de quem emite/g, 'Escolha a empresa que emite'],
  [/Use o token d(?=[aeo] )/g, 'Escolha a empresa d'],
  [/use o token d(?=el[ae]|[ao] )/g, 'escolha a empresa d'],
  [/a empresa da empresa/g, 'a empresa'],
  [/com o token da empresa/g, 'pela empresa'],
  [
    / com POST \/v1\/nfse\/\{id\}\/analise-cancelamento e acompanhe-a com GET no mesmo endereço/g,
    ` e acompanhe-a ${DOCUMENT}`,
  ],
  [
    /Com token live, ou com Prefer: handling=strict, a emissão é recusada/g,
    'Em produção ou no modo estrito, a emissão é recusada',
  ],
  [/ com ciot e (?=cnpj_responsavel)/g, ' com o código e '],
  [/do corpo enviado/g, 'dos dados informados'],
];

/** Sentences that no phrase mends, as people read them. */
export const SENTENCES: ReadonlyMap<string, string> = new Map([
  [
    'Envie campo_corrigido com o nome do campo da API (ou da tag do XML, com campo_api 0) e deixe grupo_corrigido vazio para que seja deduzido.',
    'Escolha o campo a corrigir na lista e deixe o grupo em branco: ele é deduzido.',
  ],
]);
