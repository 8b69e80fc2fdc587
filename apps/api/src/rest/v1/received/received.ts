import { idParams } from '../../../inputs/fields.ts';
import { manifestationBody } from '../../../inputs/received/manifestation.ts';
import { receivingBody } from '../../../inputs/received/receiving.ts';
import { purchaseBody } from '../../../inputs/sandbox/purchase.ts';
import { defineOperation } from '../../operation.ts';
import { appliedDoc, waitDoc } from '../../prefer.ts';
import { RECEIVED_TAG } from '../../unknown-resource.ts';
import { waitSeconds } from '../documents/emission-headers.ts';
import { idempotencyDoc, idempotencyOf, replayDoc, replayHeaders } from '../idempotency.ts';
import { receivedEventParams, receivedQuery, receivingParams } from './inputs.ts';
import {
  detailOf,
  manifestationOf,
  purchasesSchema,
  receivedListSchema,
  receivedSchema,
  receivingBodyOf,
  receivingSchema,
  requestedSchema,
  summaryOf,
} from './schema.ts';

const tag = RECEIVED_TAG;

/** GET /v1/clients/{id}/received/{environment}. */
export const getReceiving = defineOperation({
  scope: 'access',
  doc: {
    id: 'get_receiving',
    tag,
    summary: 'Se a empresa recebe o que os outros emitem para ela',
    description: 'Sem ter sido ligado, não recebe. state e message contam como ficou a última consulta.',
    answers: { 200: { description: 'A configuração.', schema: receivingSchema } },
    errors: ['nao_encontrado'],
  },
  schemas: { params: receivingParams },
  async handle({ caller, params: { id: clientId, environment } }, services) {
    return {
      status: 200,
      body: receivingBodyOf(await services.received.settings(caller, { clientId, environment })),
    };
  },
});

/** PUT /v1/clients/{id}/received/{environment}. */
export const setReceiving = defineOperation({
  scope: 'access',
  doc: {
    id: 'set_receiving',
    tag,
    summary: 'Ligar ou desligar o recebimento de uma empresa',
    description:
      'Ligado, a Emite consulta a distribuição de cada tipo a cada 65 minutos com o A1 da empresa. A SEFAZ guarda documentos para quem consultou nos últimos 60 dias: os anteriores à primeira consulta não chegam, salvo as NFS-e.',
    bodyExamples: {
      ligar: { summary: 'Ligar', value: { enabled: true } },
      tipos: {
        summary: 'Também CT-e, MDF-e e NFS-e',
        value: { enabled: true, types: ['nfe', 'cte', 'mdfe', 'nfse'] },
      },
      ciencia: {
        summary: 'Ligar, com ciência de cada nota que chega',
        value: { enabled: true, manifestacaoAutomatica: 'ciencia' },
      },
      pedido: {
        summary: 'Ligar, com confirmação das notas de pedidos anunciados',
        value: { enabled: true, manifestacaoAutomatica: 'pedido' },
      },
    },
    answers: { 200: { description: 'A configuração.', schema: receivingSchema } },
    errors: ['nao_encontrado'],
  },
  schemas: { params: receivingParams, body: receivingBody },
  async handle({ caller, params: { id: clientId, environment }, body }, services) {
    return {
      status: 200,
      body: receivingBodyOf(
        await services.received.set(
          caller,
          { clientId, environment },
          { enabled: body.enabled, types: body.types, policy: body.manifestacaoAutomatica },
        ),
      ),
    };
  },
});

/** GET /v1/received: newest first, keyset pages. */
export const listReceived = defineOperation({
  scope: 'token',
  doc: {
    id: 'list_received',
    tag,
    summary: 'Listar os documentos recebidos',
    description:
      'NF-e, CT-e, MDF-e e NFS-e que outros emitiram e de que a empresa é parte, no ambiente do token, do que chegou por último ao primeiro.',
    answers: { 200: { description: 'Uma página.', schema: receivedListSchema } },
  },
  schemas: { query: receivedQuery },
  async handle({ caller, query: { completa, ...filter } }, services) {
    const { data, next } = await services.received.list(caller, {
      ...filter,
      ...(completa !== undefined && { whole: completa === 'true' }),
    });
    return { status: 200, body: { data: data.map(summaryOf), nextCursor: next } };
  },
});

/** GET /v1/received/{id}. */
export const getReceived = defineOperation({
  scope: 'token',
  doc: {
    id: 'get_received',
    tag,
    summary: 'Consultar uma nota recebida',
    description: 'A nota, com os eventos que a SEFAZ entregou.',
    answers: { 200: { description: 'A nota.', schema: receivedSchema } },
    errors: ['nao_encontrado'],
  },
  schemas: { params: idParams },
  async handle({ caller, params }, services) {
    return { status: 200, body: detailOf(await services.received.get(caller, params.id)) };
  },
});

/** GET /v1/received/{id}/xml. */
export const getReceivedXml = defineOperation({
  scope: 'token',
  doc: {
    id: 'get_received_xml',
    tag,
    summary: 'Baixar o XML de uma nota recebida',
    description:
      'Como a SEFAZ o entregou: o documento com o protocolo (nfeProc, cteProc, mdfeProc, NFSe) ou, enquanto completa for false, o resumo (resNFe).',
    answers: { 200: { description: 'O XML.', contentType: 'application/xml' } },
    errors: ['nao_encontrado'],
  },
  schemas: { params: idParams },
  async handle({ caller, params }, services) {
    const { kind, bytes } = await services.received.xml(caller, params.id);
    return {
      status: 200,
      body: bytes,
      contentType: 'application/xml; charset=utf-8',
      headers: { 'content-disposition': `inline; filename="${params.id}-${kind}.xml"` },
    };
  },
});

/** GET /v1/received/{id}/pdf: the DANFE, drawn from the received XML. */
export const getReceivedPdf = defineOperation({
  scope: 'token',
  doc: {
    id: 'get_received_pdf',
    tag,
    summary: 'Baixar o papel de um documento recebido',
    description:
      'DANFE, DACTE, DAMDFE ou DANFSe, desenhado do XML recebido; o de um documento cancelado sai marcado. 409 enquanto completa for false: peça uma manifestação que libere a nota inteira; e de CT-e OS, CT-e Simplificado e GTV-e.',
    answers: { 200: { description: 'O PDF.', contentType: 'application/pdf' } },
    errors: ['nao_encontrado', 'operacao_nao_permitida', 'servico_ocupado'],
  },
  schemas: { params: idParams },
  async handle({ caller, params, http }, services) {
    const { name, bytes } = await services.received.pdf(caller, params.id, http.signal);
    return {
      status: 200,
      body: bytes,
      contentType: 'application/pdf',
      headers: { 'content-disposition': `inline; filename="${name}"` },
    };
  },
});

/** POST /v1/received/{id}/manifest: the addressee's manifestation, at the Ambiente Nacional. */
export const manifestReceived = defineOperation({
  scope: 'token',
  doc: {
    id: 'manifest_received',
    tag,
    summary: 'Manifestar-se sobre uma nota recebida',
    description:
      'O evento é assinado com o A1 da empresa e enviado ao Ambiente Nacional. O resultado aparece em manifestacoes, na consulta da nota. Depois de ciencia, confirmacao ou nao_realizada, a nota inteira chega sozinha. Um pedido igual a um que aguarda a resposta devolve o mesmo manifestationId.',
    bodyExamples: {
      ciencia: { summary: 'Ciência da operação', value: { tipo: 'ciencia' } },
      confirmacao: { summary: 'Confirmação da operação', value: { tipo: 'confirmacao' } },
      nao_realizada: {
        summary: 'Operação não realizada',
        value: { tipo: 'nao_realizada', justificativa: 'Mercadoria devolvida na entrega, avariada.' },
      },
    },
    headers: idempotencyDoc.extend(waitDoc.shape),
    answers: {
      202: {
        description:
          'O pedido foi aceito. Com Prefer: wait=N, status e manifestacao são os de depois da espera.',
        schema: requestedSchema,
        headers: replayDoc.extend(appliedDoc.shape),
      },
    },
    errors: [
      'nao_encontrado',
      'operacao_nao_permitida',
      'operacao_em_andamento',
      'chave_idempotencia_reutilizada',
    ],
  },
  schemas: { params: idParams, body: manifestationBody },
  async handle({ caller, params: { id }, body, bodyText, http }, services) {
    const idempotency = idempotencyOf(
      http,
      'POST /v1/received/manifest',
      `[${JSON.stringify(id)},${bodyText}]`,
    );
    const { manifestationId, replayed } = await services.received.manifest(caller, id, { body, idempotency });
    const wait = waitSeconds(http.header('prefer'));
    const waited =
      wait === null
        ? null
        : await services.received.awaitManifestation(caller, { id, manifestationId }, wait);
    return {
      status: 202,
      body: {
        message: 'Manifestação recebida e na fila de processamento.',
        manifestationId,
        tipo: body.tipo,
        status: waited?.status ?? 'pendente',
        ...(waited === null ? {} : { manifestacao: manifestationOf(waited) }),
      },
      headers: {
        location: `/v1/received/${id}`,
        ...replayHeaders(replayed),
        ...(wait === null ? {} : { 'preference-applied': `wait=${wait}` }),
      },
    };
  },
});

/** GET /v1/received/{id}/events/{eventId}/xml: an event of the note, of others or of the company. */
export const getReceivedEventXml = defineOperation({
  scope: 'token',
  doc: {
    id: 'get_received_event_xml',
    tag,
    summary: 'Baixar o XML de um evento de uma nota recebida',
    description:
      'De um item de eventos, como a SEFAZ o entregou (procEventoNFe, ou o resumo resEvento); de um item de manifestacoes, o evento com o registro (procEventoNFe), 404 enquanto hasXml for false.',
    answers: { 200: { description: 'O XML.', contentType: 'application/xml' } },
    errors: ['nao_encontrado'],
  },
  schemas: { params: receivedEventParams },
  async handle({ caller, params: { id, eventId } }, services) {
    return {
      status: 200,
      body: await services.received.eventXml(caller, { id, eventId }),
      contentType: 'application/xml; charset=utf-8',
      headers: { 'content-disposition': `inline; filename="${eventId}-evento.xml"` },
    };
  },
});

/** POST /sandbox/received. */
export const issueSandboxPurchases = defineOperation({
  scope: 'access',
  doc: {
    id: 'issue_sandbox_purchases',
    tag: 'Ambiente de teste',
    summary: 'Emitir notas de um fornecedor inventado para uma empresa',
    description:
      'A SEFAZ emulada autoriza as notas e as distribui à empresa, se ela já consultou a distribuição nos últimos 60 dias do relógio da conta. Com dias, as emissões e autorizações são do passado, e até 1000 documentos por minuto.',
    bodyExamples: {
      compra: { summary: 'Uma compra', value: { cnpj: '11222333000181', valor: '250.00' } },
      mes: {
        summary: 'Um mês de compras de vários fornecedores',
        value: { cnpj: '11222333000181', quantidade: 200, dias: 30 },
      },
    },
    answers: { 201: { description: 'As notas.', schema: purchasesSchema } },
    errors: ['sefaz_indisponivel'],
  },
  schemas: { body: purchaseBody },
  async handle({ caller, body }, services) {
    const data = await services.sandbox.issuePurchases(caller, body);
    return {
      status: 201,
      body: { data: data.map(({ chave: accessKey, ...told }) => ({ accessKey, ...told })) },
    };
  },
});
