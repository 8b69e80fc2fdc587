import { NFE_NAMESPACE } from '@fiscal/core/sefaz/messages';
import { signEnveloped } from '@fiscal/core/signing/sign';
import { isoAt } from '@fiscal/core/testing/builders';
import { escapeText } from '@fiscal/core/xml/cut';
import type { TestSigner } from './nfe-xml.ts';

const COND_USO_CCE =
  'A Carta de Correcao e disciplinada pelo paragrafo 1o-A do art. 7o do Convenio S/N, de 15 de dezembro de 1970 e pode ser utilizada para regularizacao de erro ocorrido na emissao de documento fiscal, desde que o erro nao esteja relacionado com: I - as variaveis que determinam o valor do imposto tais como: base de calculo, aliquota, diferenca de preco, quantidade, valor da operacao ou da prestacao; II - a correcao de dados cadastrais que implique mudanca do remetente ou do destinatario; III - a data de emissao ou de saida.';
const COND_USO_ATOR =
  'O emitente ou destinatário da NF-e, declara que permite o transportador declarado no campo CNPJ/CPF deste evento a autorizar os transportadores subcontratados ou redespachados a terem acesso ao download da NF-e';

const tag = (name: string, value: string): string => `<${name}>${escapeText(value)}</${name}>`;
const VER_APLIC = tag('verAplic', 'TESTE');
const organ = (chave: string): string => tag('cOrgaoAutor', chave.slice(0, 2));
/** Base64 of 20 bytes. */
const HASH = Buffer.alloc(20, 7).toString('base64');

export interface EventXmlOptions {
  readonly chave: string;
  readonly sequence?: number;
  readonly dhEventoMs: number;
  /** CNPJ or CPF of the author; the emitter of the key when absent. */
  readonly autor?: string;
  readonly cOrgao?: string;
  /** `detEvento` after `descEvento`, for types with more fields. */
  readonly det?: string;
  /** Last change to the text before it is signed: how a test breaks one rule. */
  readonly edit?: (infEvento: string) => string;
}

export interface BuiltEvent {
  readonly id: string;
  /** Canonical, without namespace. */
  readonly infEvento: string;
}

function build(tpEvento: string, descEvento: string, cOrgao: string, options: EventXmlOptions): BuiltEvent {
  const { chave, sequence = 1, dhEventoMs, autor = chave.slice(6, 20), det = '' } = options;
  const id = `ID${tpEvento}${chave}${`${sequence}`.padStart(2, '0')}`;
  const author = tag(autor.length === 11 ? 'CPF' : 'CNPJ', autor);
  const inf =
    `<infEvento Id="${id}">${tag('cOrgao', options.cOrgao ?? cOrgao)}<tpAmb>2</tpAmb>${author}${tag('chNFe', chave)}${tag('dhEvento', isoAt(dhEventoMs))}${tag('tpEvento', tpEvento)}${tag('nSeqEvento', `${sequence}`)}<verEvento>1.00</verEvento>` +
    `<detEvento versao="1.00">${tag('descEvento', descEvento)}${det}</detEvento></infEvento>`;
  const edited = options.edit?.(inf) ?? inf;
  return { id: /Id="([^"]*)"/.exec(edited)?.[1] ?? id, infEvento: edited };
}

const MANIFESTATIONS = {
  '210200': 'Confirmacao da Operacao',
  '210210': 'Ciencia da Operacao',
  '210220': 'Desconhecimento da Operacao',
  '210240': 'Operacao nao Realizada',
} as const;

/** Small valid events, one builder a type. */
export const EVENTS = {
  cancelamento: (o: EventXmlOptions & { readonly nProt: string; readonly xJust?: string }) =>
    build('110111', 'Cancelamento', o.chave.slice(0, 2), {
      ...o,
      det: tag('nProt', o.nProt) + tag('xJust', o.xJust ?? 'PEDIDO CANCELADO PELO CLIENTE'),
    }),
  substituicao: (o: EventXmlOptions & { readonly nProt: string; readonly chNFeRef: string }) =>
    build('110112', 'Cancelamento por substituicao', o.chave.slice(0, 2), {
      ...o,
      det:
        organ(o.chave) +
        tag('tpAutor', '1') +
        VER_APLIC +
        tag('nProt', o.nProt) +
        tag('xJust', 'EMITIDA DE NOVO EM CONTINGENCIA') +
        tag('chNFeRef', o.chNFeRef),
    }),
  correcao: (o: EventXmlOptions & { readonly xCorrecao?: string }) =>
    build('110110', 'Carta de Correcao', o.chave.slice(0, 2), {
      ...o,
      det: tag('xCorrecao', o.xCorrecao ?? 'A COR DA CADEIRA E AZUL') + tag('xCondUso', COND_USO_CCE),
    }),
  epec: (o: EventXmlOptions & { readonly dhEmiMs: number; readonly ie: string }) =>
    build('110140', 'EPEC', '91', {
      ...o,
      det:
        organ(o.chave) +
        tag('tpAutor', '1') +
        VER_APLIC +
        tag('dhEmi', isoAt(o.dhEmiMs)) +
        '<tpNF>1</tpNF>' +
        tag('IE', o.ie) +
        '<dest><UF>SP</UF><CNPJ>12345678000195</CNPJ><IE>113933298410</IE><vNF>300.00</vNF><vICMS>54.00</vICMS><vST>0.00</vST></dest>',
    }),
  /** EPEC of an NFC-e, for the service of its UF. */
  epecNfce: (o: EventXmlOptions & { readonly dhEmiMs: number; readonly ie: string }) =>
    build('110140', 'EPEC', o.chave.slice(0, 2), {
      ...o,
      det:
        organ(o.chave) +
        tag('tpAutor', '1') +
        VER_APLIC +
        tag('dhEmi', isoAt(o.dhEmiMs)) +
        '<tpNF>1</tpNF>' +
        tag('IE', o.ie) +
        '<dest><UF>SP</UF><CPF>12345678909</CPF></dest><vNF>300.00</vNF><vICMS>54.00</vICMS>',
    }),
  manifestacao: (
    o: EventXmlOptions & { readonly tpEvento: keyof typeof MANIFESTATIONS; readonly xJust?: string },
  ) =>
    build(o.tpEvento, MANIFESTATIONS[o.tpEvento], '91', {
      ...o,
      det: o.xJust === undefined ? '' : tag('xJust', o.xJust),
    }),
  ator: (
    o: EventXmlOptions & {
      readonly autorizado: string;
      readonly tpAutor?: string;
      readonly tpAutorizacao?: string;
    },
  ) =>
    build('110150', 'Ator interessado na NF-e', '91', {
      ...o,
      det:
        organ(o.chave) +
        tag('tpAutor', o.tpAutor ?? '1') +
        VER_APLIC +
        `<autXML>${tag(o.autorizado.length === 11 ? 'CPF' : 'CNPJ', o.autorizado)}</autXML>` +
        tag('tpAutorizacao', o.tpAutorizacao ?? '0') +
        (o.tpAutorizacao === '1' ? tag('xCondUso', COND_USO_ATOR) : ''),
    }),
  entrega: (o: EventXmlOptions) =>
    build('110130', 'Comprovante de Entrega da NF-e', '91', {
      ...o,
      det:
        organ(o.chave) +
        tag('tpAutor', '1') +
        VER_APLIC +
        tag('dhEntrega', isoAt(o.dhEventoMs)) +
        tag('nDoc', '123456789') +
        tag('xNome', 'FULANO') +
        tag('hashComprovante', HASH) +
        tag('dhHashComprovante', isoAt(o.dhEventoMs)),
    }),
  cancelamentoEntrega: (o: EventXmlOptions & { readonly nProtEvento: string }) =>
    build('110131', 'Cancelamento Comprovante de Entrega da NF-e', '91', {
      ...o,
      det: organ(o.chave) + tag('tpAutor', '1') + VER_APLIC + tag('nProtEvento', o.nProtEvento),
    }),
  insucesso: (o: EventXmlOptions & { readonly xJustMotivo?: string }) =>
    build('110192', 'Insucesso na Entrega da NF-e', '92', {
      ...o,
      det:
        organ(o.chave) +
        VER_APLIC +
        tag('dhTentativaEntrega', isoAt(o.dhEventoMs)) +
        tag('nTentativa', '1') +
        tag('tpMotivo', o.xJustMotivo === undefined ? '1' : '4') +
        (o.xJustMotivo === undefined ? '' : tag('xJustMotivo', o.xJustMotivo)) +
        tag('hashTentativaEntrega', HASH) +
        tag('dhHashTentativaEntrega', isoAt(o.dhEventoMs)),
    }),
  cancelamentoInsucesso: (o: EventXmlOptions & { readonly nProtEvento: string }) =>
    build('110193', 'Cancelamento Insucesso na Entrega da NF-e', '92', {
      ...o,
      det: organ(o.chave) + VER_APLIC + tag('nProtEvento', o.nProtEvento),
    }),
  econf: (o: EventXmlOptions & { readonly more?: string; readonly tPag?: string; readonly dPag?: string }) =>
    build('110750', 'ECONF', '92', {
      ...o,
      det: `${VER_APLIC}<detPag>${tag('tPag', o.tPag ?? '17')}<vPag>300.00</vPag>${tag('dPag', o.dPag ?? isoAt(o.dhEventoMs).slice(0, 10))}${o.more ?? ''}</detPag>`,
    }),
  vinculacao: (o: EventXmlOptions & { readonly nProt: string }) =>
    build('110300', 'Vinculação Pagamento', '92', {
      ...o,
      det:
        organ(o.chave) +
        tag('tpAutor', '1') +
        VER_APLIC +
        tag('nProt', o.nProt) +
        `<gPgto idTransacao="E0001">${tag('tpMeioPgto', '17')}${tag('CNPJReceb', '11222333000181')}${tag('CNPJBasePSP', '00416968')}</gPgto>`,
    }),
  cancelamentoEvento: (o: EventXmlOptions & { readonly tpEventoAut: string; readonly nProtEvento: string }) =>
    build('110001', 'Cancelamento de Evento', '92', {
      ...o,
      det: organ(o.chave) + VER_APLIC + tag('tpEventoAut', o.tpEventoAut) + tag('nProtEvento', o.nProtEvento),
    }),
  prorrogacao: (o: EventXmlOptions & { readonly tpEvento: '111500' | '111501'; readonly nProt: string }) =>
    build(o.tpEvento, 'Pedido de Prorrogação', o.chave.slice(0, 2), {
      ...o,
      det: `${tag('nProt', o.nProt)}<itemPedido numItem="1">${tag('qtdeItem', '2.5')}</itemPedido>`,
    }),
  cancelamentoProrrogacao: (
    o: EventXmlOptions & { readonly tpEvento: '111502' | '111503'; readonly nProtEvento: string },
  ) =>
    build(o.tpEvento, 'Cancelamento de Pedido de Prorrogação', o.chave.slice(0, 2), {
      ...o,
      det:
        tag('idPedidoCancelado', `ID${o.tpEvento === '111502' ? '111500' : '111501'}${o.chave}01`) +
        tag('nProt', o.nProtEvento),
    }),
  cancelamentoEconf: (o: EventXmlOptions & { readonly nProtEvento: string }) =>
    build('110751', 'Cancelamento Conciliação Financeira', '92', {
      ...o,
      det: VER_APLIC + tag('nProtEvento', o.nProtEvento),
    }),
};

const ITEM = (group: string, quantity: string, unit: string, more = '') =>
  `<${group} nItem="1"><vIBS>0.10</vIBS><vCBS>0.90</vCBS><gControleEstoque>${tag(quantity, '1.0000')}${tag(unit, 'UN')}${more}</gControleEstoque></${group}>`;

/** descEvento and body of the issuer's events of the reform. */
const REFORM: Readonly<Record<string, readonly [descEvento: string, body: string]>> = {
  '112110': [
    'Informação de efetivo pagamento integral para liberar crédito presumido do adquirente',
    tag('indQuitacao', '1'),
  ],
  '112120': ['Importação em ALC/ZFM não convertida em isenção', ITEM('gConsumo', 'qtde', 'unidade')],
  '112130': [
    'Perecimento, perda, roubo ou furto durante o transporte contratado pelo fornecedor',
    ITEM('gPerecimento', 'qPerecimento', 'uPerecimento', '<vIBS>0.05</vIBS><vCBS>0.45</vCBS>'),
  ],
  '112140': [
    'Fornecimento não realizado com pagamento antecipado',
    ITEM('gItemNaoFornecido', 'qNaoFornecida', 'uNaoFornecida'),
  ],
  '112150': ['Atualização da Data de Previsão de Entrega', tag('dPrevEntrega', '2026-12-15')],
};

export const REFORM_EVENTS: readonly string[] = Object.keys(REFORM);

/** An event of the reform by the issuer. */
export function reformEvent(tpEvento: string, o: EventXmlOptions): BuiltEvent {
  const [descEvento = '', body = ''] = REFORM[tpEvento] ?? [];
  const det = organ(o.chave) + tag('tpAutor', '1') + VER_APLIC + body;
  return build(tpEvento, descEvento, '92', { ...o, det });
}

const CREDIT_TAX = '<pCredPres>1.00</pCredPres><vCredPres>1.00</vCredPres>';
/** descEvento and body of the events of the company that received a note. */
const RECIPIENT: Readonly<Record<string, readonly [descEvento: string, body: string]>> = {
  '211110': [
    'Solicitação de Apropriação de crédito presumido',
    `<gCredPresOper nItem="1"><vBCCredPres>10.00</vBCCredPres><cCredPres>01</cCredPres><gIBSCredPres>${CREDIT_TAX}</gIBSCredPres><gCBSCredPres>${CREDIT_TAX}</gCBSCredPres></gCredPresOper>`,
  ],
  '211124': [
    'Perecimento, perda, roubo ou furto durante o transporte contratado pelo adquirente',
    ITEM('gPerecimento', 'qPerecimento', 'uPerecimento'),
  ],
  '211128': ['Aceite de débito na apuração por emissão de nota de crédito', tag('indAceitacao', '1')],
  '211130': ['Imobilização de Item', ITEM('gImobilizacao', 'qImobilizado', 'uImobilizado')],
  '211140': ['Solicitação de Apropriação de Crédito de Combustível', ITEM('gConsumoComb', 'qComb', 'uComb')],
  '211150': [
    'Solicitação de Apropriação de Crédito para bens e serviços que dependem de atividade do adquirente',
    '<gCredito nItem="1"><vCredIBS>0.10</vCredIBS><vCredCBS>0.90</vCredCBS></gCredito>',
  ],
  '212110': [
    'Manifestação sobre Pedido de Transferência de Crédito de IBS em Operação de Sucessão',
    tag('indAceitacao', '1'),
  ],
  '212120': [
    'Manifestação sobre Pedido de Transferência de Crédito de CBS em Operação de Sucessão',
    tag('indAceitacao', '0'),
  ],
};

export const RECIPIENT_EVENTS: readonly string[] = Object.keys(RECIPIENT);

/** An event of the reform by the company that received the note. */
export function recipientEvent(
  tpEvento: string,
  o: EventXmlOptions & { readonly tpAutor?: string },
): BuiltEvent {
  const [descEvento = '', body = ''] = RECIPIENT[tpEvento] ?? [];
  const { tpAutor = tpEvento.startsWith('212') ? '8' : '2' } = o;
  const det = organ(o.chave) + tag('tpAutor', tpAutor) + VER_APLIC + body;
  return build(tpEvento, descEvento, '92', { ...o, det });
}

/** `<evento>` unsigned or with its signature. */
export const eventoXml = (built: BuiltEvent, signature = ''): string =>
  `<evento xmlns="${NFE_NAMESPACE}" versao="1.00">${built.infEvento}${signature}</evento>`;

/** The signed `<evento>`. */
export function signEvento(built: BuiltEvent, signer: TestSigner): string {
  const { id, infEvento: element } = built;
  const { signature } = signEnveloped({ namespace: NFE_NAMESPACE, element, id, signer });
  return eventoXml(built, signature);
}

/** A lot of signed events. */
export const envEventoXml = (eventos: readonly string[]): string =>
  `<envEvento xmlns="${NFE_NAMESPACE}" versao="1.00"><idLote>7</idLote>${eventos.join('')}</envEvento>`;

export interface VoidXmlOptions {
  readonly cnpj: string;
  readonly cUF?: string;
  readonly ano: string;
  readonly modelo?: '55' | '65';
  readonly serie?: string;
  readonly nNFIni: string;
  readonly nNFFin: string;
  readonly xJust?: string;
  /** Last change to the text before it is signed. */
  readonly edit?: (infInut: string) => string;
}

/** `infInut` with its Id, canonical, without namespace. */
export function buildInut(o: VoidXmlOptions): { readonly id: string; readonly infInut: string } {
  const { cUF = '35', modelo = '55', serie = '1' } = o;
  const id = `ID${cUF}${o.ano}${o.cnpj}${modelo}${serie.padStart(3, '0')}${o.nNFIni.padStart(9, '0')}${o.nNFFin.padStart(9, '0')}`;
  const inf = `<infInut Id="${id}"><tpAmb>2</tpAmb><xServ>INUTILIZAR</xServ>${tag('cUF', cUF)}${tag('ano', o.ano)}${tag('CNPJ', o.cnpj)}${tag('mod', modelo)}${tag('serie', serie)}${tag('nNFIni', o.nNFIni)}${tag('nNFFin', o.nNFFin)}${tag('xJust', o.xJust ?? 'FALHA NA SEQUENCIA DE NUMEROS')}</infInut>`;
  const infInut = o.edit?.(inf) ?? inf;
  return { id: /Id="([^"]*)"/.exec(infInut)?.[1] ?? id, infInut };
}

export const inutNFeXml = (infInut: string, signature = ''): string =>
  `<inutNFe xmlns="${NFE_NAMESPACE}" versao="4.00">${infInut}${signature}</inutNFe>`;

/** The signed `<inutNFe>`. */
export function signInut(options: VoidXmlOptions, signer: TestSigner): string {
  const { id, infInut } = buildInut(options);
  const { signature } = signEnveloped({ namespace: NFE_NAMESPACE, element: infInut, id, signer });
  return inutNFeXml(infInut, signature);
}
