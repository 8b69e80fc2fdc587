/** A text in the languages of the console. */
export interface Text {
  readonly pt: string;
  readonly en: string;
}

/** Texts of the request of an event on a document of the company's own. */
interface RequestWords {
  /** Label of the button that requests it. */
  readonly button: Text;
  /** pt-BR, for the references: purpose, tpEvento and conditions. */
  readonly description: string;
  /** Name of the mutation, where it is not `register` and the kind. */
  readonly mutation?: string;
  /** Warning beside the console's form. */
  readonly hint?: Text;
  /** Body of a request; only an event with one has the route `POST /v1/{tipo}/{id}/eventos/{evento}`. */
  readonly example?: Readonly<Record<string, unknown>>;
}

/** Texts of the request of an event on a document that the company received. */
interface ReceivedWords {
  /** Entry of the list of events. */
  readonly button: Text;
  /** Purpose and effect, beside the console's form. */
  readonly hint: Text;
}

/** All texts about an event: REST, GraphQL and the console read them. */
export interface EventWords {
  readonly name: Text;
  /** Line of the audit log. */
  readonly act: Text;
  /** Absent: another event's request becomes it, or only received documents have it. */
  readonly request?: RequestWords;
  /** Only of an event that the recipient authors. */
  readonly received?: ReceivedWords;
}

const item = { numero_item: 1, ibs_valor: '0.10', cbs_valor: '0.90', quantidade: '2', unidade: 'UN' };
const payment = {
  id_transacao: 'E00416968202611211430abc',
  tipo_meio_pagamento: '17',
  cnpj_recebedor: '11222333000181',
  cnpj_base_psp: '00416968',
};
const freight = {
  cnpj: '11222333000181',
  componentes: [{ tipo: '04', valor: '900.00' }],
  pix: 'frete@exemplo.com.br',
};

/** Every event that a company requests, in the order of use. */
export const EVENT_WORDS = {
  cancelamento: {
    name: { pt: 'Cancelamento', en: 'Cancellation' },
    act: { pt: 'Cancelou um documento', en: 'Canceled a document' },
    request: {
      button: { pt: 'Cancelar', en: 'Cancel document' },
      description:
        'Pede o cancelamento. Aceito, o documento passa a CANCELADA; recusado, continua AUTORIZADA e a recusa é um evento. Document.cancellableUntil diz até quando. Numa NFC-e, chaveNfeSubstituta pede o cancelamento por substituição (110112).',
      mutation: 'cancelDocument',
      hint: {
        pt: 'O documento deixa de valer. Isso não pode ser desfeito.',
        en: 'The document becomes void. This cannot be undone.',
      },
    },
  },
  'cancelamento-substituicao': {
    name: { pt: 'Cancelamento por substituição', en: 'Cancellation by substitution' },
    act: { pt: 'Cancelou um documento por substituição', en: 'Canceled a document by substitution' },
  },
  'carta-correcao': {
    name: { pt: 'Carta de correção', en: 'Correction letter' },
    act: { pt: 'Registrou uma carta de correção', en: 'Registered a correction letter' },
    request: {
      button: { pt: 'Corrigir (CC-e)', en: 'Correct (CC-e)' },
      description:
        'Carta de correção: por texto (correctionText), no CT-e por campo. Valores, tributação, partes, datas e chave não se corrigem. Cada carta substitui a anterior: repita todas as correções; no máximo 20 por documento.',
      mutation: 'correctDocument',
      hint: {
        pt: 'Valores, tributos, partes, datas e chave não se corrigem. Cada carta substitui a anterior: repita todas as correções.',
        en: 'Values, taxes, parties, dates and key cannot be corrected. Each letter replaces the one before: repeat every correction.',
      },
    },
  },
  'ator-interessado': {
    name: { pt: 'Ator interessado', en: 'Interested party' },
    act: { pt: 'Registrou um ator interessado', en: 'Registered an interested party' },
    request: {
      button: { pt: 'Incluir ator interessado', en: 'Add interested party' },
      description:
        'Dá a um transportador ou a outro interessado acesso ao XML (evento 110150), até 6 meses depois da autorização. Informe cpf ou cnpj, nunca os dois.',
      hint: {
        pt: 'Dá acesso ao XML. Informe CNPJ ou CPF, nunca os dois.',
        en: 'Gives access to the XML. Give CNPJ or CPF, never both.',
      },
    },
  },
  'insucesso-entrega': {
    name: { pt: 'Insucesso na entrega', en: 'Failed delivery' },
    act: { pt: 'Registrou um insucesso na entrega', en: 'Registered a failed delivery' },
    request: {
      button: { pt: 'Registrar insucesso na entrega', en: 'Register failed delivery' },
      description:
        'Registra uma tentativa de entrega sem sucesso (evento 110192; no CT-e, 110190). Um hash que não é o Base64 de 20 bytes é convertido (SHA-1 da chave e do texto); o que foi preenchido ou convertido está em event.details.',
      hint: {
        pt: 'Pode haver várias tentativas. O comprovante pode ser qualquer texto que a identifique.',
        en: 'There may be several attempts. The proof may be any text that identifies one.',
      },
      example: { data_tentativa_entrega: '2026-11-21T10:00:00-03:00', motivo_insucesso: 1 },
    },
  },
  'cancelamento-insucesso-entrega': {
    name: { pt: 'Cancelamento do insucesso na entrega', en: 'Cancellation of failed delivery' },
    act: { pt: 'Cancelou um insucesso na entrega', en: 'Canceled a failed delivery' },
    request: {
      button: { pt: 'Cancelar o insucesso na entrega', en: 'Cancel failed delivery' },
      description: 'Cancela o insucesso na entrega autorizado por último (evento 110193; no CT-e, 110191).',
      mutation: 'cancelInsucessoEntrega',
      hint: {
        pt: 'Sem protocolo, cancela o registrado por último.',
        en: 'Without a protocol, cancels the one registered last.',
      },
      example: { numero_protocolo: '135260000000077' },
    },
  },
  econf: {
    name: { pt: 'Conciliação financeira (e-CONF)', en: 'Financial reconciliation (e-CONF)' },
    act: { pt: 'Registrou uma conciliação financeira', en: 'Registered a financial reconciliation' },
    request: {
      button: { pt: 'Conciliação financeira (e-CONF)', en: 'Financial reconciliation (e-CONF)' },
      description:
        'Conciliação financeira, e-CONF: concilia de 1 a 100 pagamentos com a nota (evento 110750), de NF-e ou NFC-e. Guarde event.protocolNumber para consultar ou cancelar.',
      hint: {
        pt: 'Concilia de 1 a 100 pagamentos com a nota.',
        en: 'Reconciles 1 to 100 payments with the document.',
      },
      example: {
        detalhes_pagamento: [
          { forma_pagamento: '17', valor_pagamento: '25.80', data_pagamento: '2026-11-21' },
        ],
      },
    },
  },
  'cancelamento-econf': {
    name: { pt: 'Cancelamento da conciliação financeira', en: 'Cancellation of reconciliation' },
    act: { pt: 'Cancelou uma conciliação financeira', en: 'Canceled a financial reconciliation' },
    request: {
      button: { pt: 'Cancelar a conciliação financeira', en: 'Cancel reconciliation' },
      description: 'Cancela a conciliação financeira desse protocolo (evento 110751).',
      mutation: 'cancelEconf',
      example: { numero_protocolo: '135260000000077' },
    },
  },
  encerramento: {
    name: { pt: 'Encerramento', en: 'Closing' },
    act: { pt: 'Encerrou um MDF-e', en: 'Closed an MDF-e' },
    request: {
      button: { pt: 'Encerrar', en: 'Close' },
      description:
        'Encerra a viagem (evento 110112). Registrado, o MDF-e passa a ENCERRADA e nada mais pode ser incluído nele nem o cancelar. codigoMunicipio tem prioridade; sem ele, o código é achado por nomeMunicipio e siglaUf. No exterior, siglaUf EX.',
      mutation: 'closeMdfe',
      hint: {
        pt: 'Encerra a viagem: depois disso nada mais pode ser incluído no MDF-e, nem ele cancelado.',
        en: 'Ends the trip: afterwards nothing can be included in the MDF-e, nor can it be canceled.',
      },
    },
  },
  'inclusao-condutor': {
    name: { pt: 'Inclusão de condutor', en: 'Driver included' },
    act: { pt: 'Incluiu um condutor em um MDF-e', en: 'Added a driver to an MDF-e' },
    request: {
      button: { pt: 'Incluir condutor', en: 'Include driver' },
      description: 'Inclui um condutor (evento 110114) num MDF-e rodoviário que não foi encerrado.',
      mutation: 'includeMdfeDriver',
      hint: {
        pt: 'Só para MDF-e rodoviário ainda não encerrado.',
        en: 'Only for a road MDF-e that is not closed.',
      },
    },
  },
  'inclusao-dfe': {
    name: { pt: 'Inclusão de DF-e', en: 'DF-e included' },
    act: { pt: 'Incluiu um DF-e em um MDF-e', en: 'Added a document to an MDF-e' },
    request: {
      button: { pt: 'Incluir NF-e', en: 'Include NF-e' },
      description:
        'Inclui NF-e (evento 110115) num MDF-e emitido com carregamento_posterior que não foi encerrado. protocolo é, sem valor, o da autorização do MDF-e; nomes de municípios são achados pelo código.',
      mutation: 'includeMdfeDfe',
      hint: {
        pt: 'Só para MDF-e emitido com carregamento posterior e ainda não encerrado.',
        en: 'Only for an MDF-e issued before loading and not closed.',
      },
    },
  },
  'analise-cancelamento': {
    name: { pt: 'Análise fiscal do cancelamento', en: 'Fiscal analysis of the cancellation' },
    act: {
      pt: 'Pediu a análise fiscal do cancelamento de uma NFS-e',
      en: 'Asked for the fiscal analysis of an NFS-e’s cancellation',
    },
    request: {
      button: {
        pt: 'Pedir análise fiscal do cancelamento',
        en: 'Ask for fiscal analysis of the cancellation',
      },
      description:
        'Pede ao município que cancele uma NFS-e cujo prazo passou (evento 101103, depois de E0822). O que ele decide está em cancellationAnalysis.',
      mutation: 'requestCancellationAnalysis',
      hint: {
        pt: 'Depois do prazo do município (E0822): ele analisa o pedido e decide se cancela a NFS-e.',
        en: 'After the term of the city (E0822): it looks at the request and decides whether the NFS-e becomes void.',
      },
    },
  },
  'comprovante-entrega': {
    name: { pt: 'Comprovante de entrega', en: 'Proof of delivery' },
    act: { pt: 'Registrou um comprovante de entrega', en: 'Registered a proof of delivery' },
    request: {
      button: { pt: 'Comprovante de entrega', en: 'Register proof of delivery' },
      description:
        'Registra que a carga foi entregue (evento 110130; no CT-e, 110180). Enquanto valer, a SEFAZ não cancela o documento. Um hash que não é o Base64 de 20 bytes é convertido (SHA-1 da chave e do texto).',
      hint: {
        pt: 'Enquanto valer, a SEFAZ não cancela o documento. O comprovante pode ser qualquer texto que o identifique.',
        en: 'While it is in force, SEFAZ does not cancel the document. The proof may be any text that identifies it.',
      },
      example: {
        data_entrega: '2026-11-21T10:00:00-03:00',
        documento_recebedor: '123456789',
        nome_recebedor: 'Ana Souza',
        hash_entrega: '2jmj7l5rSw0yVb/vlWAYkK/YBwk=',
      },
    },
  },
  'cancelamento-comprovante-entrega': {
    name: { pt: 'Cancelamento do comprovante de entrega', en: 'Cancellation of proof of delivery' },
    act: { pt: 'Cancelou um comprovante de entrega', en: 'Canceled a proof of delivery' },
    request: {
      button: { pt: 'Cancelar o comprovante de entrega', en: 'Cancel proof of delivery' },
      description:
        'Cancela um comprovante de entrega (evento 110131; no CT-e, 110181). Sem numero_protocolo, o autorizado por último.',
      hint: {
        pt: 'Sem protocolo, cancela o registrado por último.',
        en: 'Without a protocol, cancels the one registered last.',
      },
      example: { numero_protocolo: '891260000000077' },
    },
  },
  'vinculacao-pagamento': {
    name: { pt: 'Vinculação de pagamento', en: 'Linked payment' },
    act: { pt: 'Vinculou um pagamento', en: 'Linked a payment' },
    request: {
      button: { pt: 'Vincular um pagamento', en: 'Link a payment' },
      description:
        'Vincula ao documento um pagamento do split payment (evento 110300), um por evento. Numa NF-e ou NFC-e, o leiaute segue a NT 2026.006, cujo schema ainda não foi achado.',
      hint: {
        pt: 'Liga ao documento um pagamento iniciado, mesmo que ainda não quitado: um por evento.',
        en: 'Links a payment that was started, even if not settled yet: one an event.',
      },
      example: payment,
    },
  },
  'cancelamento-vinculacao-pagamento': {
    name: { pt: 'Cancelamento da vinculação de pagamento', en: 'Cancellation of linked payment' },
    act: { pt: 'Desvinculou um pagamento', en: 'Unlinked a payment' },
    request: {
      button: { pt: 'Desvincular um pagamento', en: 'Unlink a payment' },
      description:
        'Cancela a vinculação de um pagamento (evento 110301). Sem numero_protocolo, o autorizado por último. Numa NF-e, use cancelamento-evento.',
      hint: {
        pt: 'Sem protocolo, desvincula o pagamento vinculado por último.',
        en: 'Without a protocol, unlinks the payment that was linked last.',
      },
      example: { numero_protocolo: '135260000000077' },
    },
  },
  'pagamento-integral': {
    name: { pt: 'Pagamento integral', en: 'Paid in full' },
    act: { pt: 'Informou o pagamento integral de uma nota', en: 'Reported that a note was paid in full' },
    request: {
      button: { pt: 'Informar o pagamento integral', en: 'Report payment in full' },
      description:
        'Informa que o fornecimento foi pago por inteiro e libera o crédito presumido do adquirente (evento 112110).',
      hint: {
        pt: 'Informa que o fornecimento foi pago por inteiro e libera o crédito presumido do adquirente.',
        en: 'Reports that the supply was paid in full, and releases the buyer’s presumed credit.',
      },
      example: {},
    },
  },
  'previsao-entrega': {
    name: { pt: 'Previsão de entrega', en: 'Expected delivery' },
    act: { pt: 'Atualizou a previsão de entrega', en: 'Changed the expected delivery' },
    request: {
      button: { pt: 'Atualizar a previsão de entrega', en: 'Change the expected delivery' },
      description: 'Informa outra data prevista de entrega (evento 112150).',
      hint: { pt: 'Substitui a data prevista de entrega.', en: 'Replaces the expected date of delivery.' },
      example: { data_prevista_entrega: '2026-12-15' },
    },
  },
  'perecimento-transporte': {
    name: { pt: 'Perda no transporte', en: 'Loss in transport' },
    act: { pt: 'Informou uma perda no transporte', en: 'Reported a loss in transport' },
    request: {
      button: { pt: 'Perecimento, perda, roubo ou furto no transporte', en: 'Loss or theft in transport' },
      description:
        'Informa itens perdidos em transporte contratado pelo fornecedor e o crédito a estornar (evento 112130). Cada evento é de mais uma quantidade.',
      hint: {
        pt: 'Cada evento é de mais uma quantidade do item, com os créditos a estornar.',
        en: 'Each event is about one more quantity of the item, with the credits to reverse.',
      },
      example: {
        itens: [{ ...item, ibs_credito_estornado: '0.05', cbs_credito_estornado: '0.45' }],
      },
    },
  },
  'fornecimento-nao-realizado': {
    name: { pt: 'Fornecimento não realizado', en: 'Supply not made' },
    act: { pt: 'Informou um fornecimento não realizado', en: 'Reported a supply that was not made' },
    request: {
      button: { pt: 'Fornecimento pago e não realizado', en: 'Supply paid and not made' },
      description:
        'Informa itens pagos antecipadamente e não fornecidos, na nota de débito do pagamento antecipado (evento 112140).',
      hint: {
        pt: 'Para a nota de débito do pagamento antecipado: os itens que não foram fornecidos.',
        en: 'For the debit note of an advance payment: the items that were not supplied.',
      },
      example: {
        itens: [item],
      },
    },
  },
  'importacao-sem-isencao': {
    name: { pt: 'Importação em ALC/ZFM sem isenção', en: 'Import into ALC/ZFM not exempt' },
    act: { pt: 'Informou uma importação sem isenção', en: 'Reported an import that is not exempt' },
    request: {
      button: { pt: 'Importação em ALC/ZFM sem isenção', en: 'Import into ALC/ZFM not exempt' },
      description:
        'Informa itens importados em ALC ou ZFM cuja importação não virou isenção (evento 112120).',
      hint: {
        pt: 'Os itens importados em ALC ou ZFM cuja importação não virou isenção.',
        en: 'The items imported into ALC or ZFM whose import did not become exempt.',
      },
      example: {
        itens: [item],
      },
    },
  },
  'cancelamento-evento': {
    name: { pt: 'Cancelamento de evento', en: 'Cancellation of event' },
    act: { pt: 'Cancelou um evento', en: 'Canceled an event' },
    received: {
      button: { pt: 'Cancelar um evento da reforma', en: 'Cancel an event of the reform' },
      hint: {
        pt: 'O evento escolhido deixa de valer. Outro igual pode ser pedido depois.',
        en: 'The chosen event becomes void. Another like it may be requested later.',
      },
    },
    request: {
      button: { pt: 'Cancelar um evento da reforma', en: 'Cancel an event of the reform' },
      description:
        'Cancela um evento 110300, 112110 a 112150 ou 211110 deste documento (evento 110001), pelo protocolo, que está em events.',
      hint: {
        pt: 'Cancela pelo protocolo um evento da reforma que está em vigor.',
        en: 'Cancels by its protocol an event of the reform that is in force.',
      },
      example: { numero_protocolo: '891260000000077' },
    },
  },
  'credito-presumido': {
    name: { pt: 'Crédito presumido', en: 'Presumed credit' },
    act: { pt: 'Informou um crédito presumido', en: 'Reported a presumed credit' },
    received: {
      button: { pt: 'Apropriar crédito presumido', en: 'Claim a presumed credit' },
      hint: {
        pt: 'Pede o crédito presumido dos itens informados.',
        en: 'Claims the presumed credit of the listed items.',
      },
    },
    request: {
      button: { pt: 'Informar o crédito presumido', en: 'Report presumed credit' },
      description:
        'Informa o crédito presumido que faltou na nota, ou o corrige (evento 211110). O leiaute segue a NT 2025.002 v1.40, cujo schema ainda não está em nenhum pacote.',
      hint: {
        pt: 'Informa o crédito presumido que faltou na nota, ou o corrige.',
        en: 'Reports the presumed credit that the note lacks, or corrects it.',
      },
      example: {
        itens: [
          { numero_item: 1, base_calculo: '100.00', codigo: '10', cbs_percentual: '1.00', cbs_valor: '1.00' },
        ],
      },
    },
  },
  'prorrogacao-icms': {
    name: { pt: 'Prorrogação do ICMS', en: 'More time of suspended ICMS' },
    act: { pt: 'Pediu a prorrogação da suspensão do ICMS', en: 'Asked for more time of suspended ICMS' },
    request: {
      button: { pt: 'Pedir a prorrogação da suspensão do ICMS', en: 'Ask for more time of suspended ICMS' },
      description:
        'Pede mais 180 dias de suspensão do ICMS para itens de uma remessa para industrialização (evento 111500), à SEFAZ da UF do emitente, que pode não oferecer o evento. A resposta é um evento do fisco. Enquanto valer, a SEFAZ não cancela a nota (811).',
      hint: {
        pt: 'Mais 180 dias de suspensão do ICMS de uma remessa para industrialização. A UF responde por outro evento; enquanto valer, a nota não é cancelada.',
        en: 'Another 180 days of suspended ICMS of a shipment for processing. The state answers by another event; while it is in force, the note is not canceled.',
      },
      example: { itens: [{ numero_item: 1, quantidade: '10' }] },
    },
  },
  'segunda-prorrogacao-icms': {
    name: { pt: 'Segunda prorrogação do ICMS', en: 'Second term of suspended ICMS' },
    act: {
      pt: 'Pediu a segunda prorrogação da suspensão do ICMS',
      en: 'Asked for a second term of suspended ICMS',
    },
    request: {
      button: { pt: 'Pedir a segunda prorrogação do ICMS', en: 'Ask for a second term of suspended ICMS' },
      description: 'Pede o segundo prazo, depois do primeiro (evento 111501).',
      hint: { pt: 'O segundo prazo, depois do primeiro.', en: 'The second term, after the first.' },
      example: { itens: [{ numero_item: 1, quantidade: '10' }] },
    },
  },
  'cancelamento-prorrogacao-icms': {
    name: { pt: 'Cancelamento da prorrogação do ICMS', en: 'Withdrawal of the request for more time' },
    act: { pt: 'Cancelou um pedido de prorrogação do ICMS', en: 'Withdrew a request for more time' },
    request: {
      button: { pt: 'Cancelar o pedido de prorrogação', en: 'Withdraw the request for more time' },
      description:
        'Cancela um pedido de prorrogação (evento 111502). Sem numero_protocolo, o autorizado por último.',
      hint: {
        pt: 'Sem protocolo, cancela o pedido registrado por último.',
        en: 'Without a protocol, withdraws the request registered last.',
      },
      example: { numero_protocolo: '135260000000077' },
    },
  },
  'cancelamento-segunda-prorrogacao-icms': {
    name: {
      pt: 'Cancelamento da segunda prorrogação do ICMS',
      en: 'Withdrawal of the request for a second term',
    },
    act: {
      pt: 'Cancelou um pedido da segunda prorrogação do ICMS',
      en: 'Withdrew a request for a second term',
    },
    request: {
      button: {
        pt: 'Cancelar o pedido da segunda prorrogação',
        en: 'Withdraw the request for a second term',
      },
      description:
        'Cancela um pedido da segunda prorrogação (evento 111503). Sem numero_protocolo, o autorizado por último.',
      hint: {
        pt: 'Sem protocolo, cancela o pedido registrado por último.',
        en: 'Without a protocol, withdraws the request registered last.',
      },
      example: { numero_protocolo: '135260000000077' },
    },
  },
  'registro-multimodal': {
    name: { pt: 'Registro multimodal', en: 'Multimodal record' },
    act: { pt: 'Fez um registro multimodal', en: 'Made a multimodal record' },
    request: {
      button: { pt: 'Registro multimodal', en: 'Multimodal record' },
      description: 'Vincula uma ocorrência de um trecho a um CT-e multimodal (evento 110160).',
      hint: {
        pt: 'Registra uma ocorrência de um trecho de um CT-e multimodal.',
        en: 'Records what happened on a leg of a multimodal CT-e.',
      },
      example: { registro: 'Carga transbordada no porto de Santos' },
    },
  },
  'pagamento-operacao': {
    name: { pt: 'Pagamento da operação', en: 'Payment of the transport' },
    act: { pt: 'Informou o pagamento de um transporte', en: 'Reported the payment of a transport' },
    request: {
      button: { pt: 'Pagamento da operação de transporte', en: 'Payment of the transport' },
      description:
        'Informa, uma vez, o pagamento do frete de um MDF-e rodoviário cujo veículo de tração é de TAC agregado (evento 110116).',
      hint: {
        pt: 'Uma vez por MDF-e rodoviário, com veículo de tração de TAC agregado.',
        en: 'Once for a road MDF-e whose traction vehicle is of a TAC agregado.',
      },
      example: {
        quantidade_viagens: '1',
        numero_viagem: '1',
        pagamentos: [freight],
      },
    },
  },
  'alteracao-pagamento': {
    name: { pt: 'Alteração do pagamento', en: 'Change of payment' },
    act: { pt: 'Alterou o pagamento de um transporte', en: 'Changed the payment of a transport' },
    request: {
      button: { pt: 'Alterar o pagamento do transporte', en: 'Change the payment of the transport' },
      description: 'Substitui por inteiro o pagamento do frete de um MDF-e rodoviário (evento 110118).',
      hint: {
        pt: 'Substitui por inteiro o pagamento do frete.',
        en: 'Replaces the payment of the freight as a whole.',
      },
      example: {
        pagamentos: [freight],
      },
    },
  },
  'perecimento-transporte-adquirente': {
    name: { pt: 'Perda no transporte do adquirente', en: 'Loss in the buyer’s transport' },
    act: {
      pt: 'Informou uma perda no transporte do adquirente',
      en: 'Reported a loss in the buyer’s transport',
    },
    received: {
      button: { pt: 'Perecimento, perda, roubo ou furto no transporte', en: 'Loss or theft in transport' },
      hint: {
        pt: 'Informa itens perdidos em transporte que a empresa contratou (FOB). Cada evento é de mais uma quantidade.',
        en: 'Reports items lost in transport that the company hired (FOB). Each event is about one more quantity.',
      },
    },
  },
  'aceite-debito': {
    name: { pt: 'Aceite de débito', en: 'Acceptance of debit' },
    act: { pt: 'Respondeu a um débito de nota de crédito', en: 'Answered a debit of a credit note' },
    received: {
      button: { pt: 'Aceitar o débito de uma nota de crédito', en: 'Accept the debit of a credit note' },
      hint: {
        pt: 'Diz se a empresa concorda com os valores da nota de crédito, que vão a débito na sua apuração.',
        en: 'Says whether the company agrees with the values of the credit note, which are debited in its tax account.',
      },
    },
  },
  'imobilizacao-item': {
    name: { pt: 'Imobilização de item', en: 'Item made a fixed asset' },
    act: { pt: 'Informou a imobilização de um item', en: 'Reported an item that became a fixed asset' },
    received: {
      button: { pt: 'Imobilização de item', en: 'Item made a fixed asset' },
      hint: {
        pt: 'Informa os itens que passaram ao ativo imobilizado. Cada evento é de mais uma quantidade.',
        en: 'Reports the items that became fixed assets. Each event is about one more quantity.',
      },
    },
  },
  'credito-combustivel': {
    name: { pt: 'Crédito de combustível', en: 'Fuel credit' },
    act: { pt: 'Pediu o crédito de combustível', en: 'Claimed a fuel credit' },
    received: {
      button: { pt: 'Apropriar crédito de combustível', en: 'Claim a fuel credit' },
      hint: {
        pt: 'Pede o crédito do combustível que a empresa consumiu na sua atividade.',
        en: 'Claims the credit of the fuel that the company consumed in its activity.',
      },
    },
  },
  'credito-bens-servicos': {
    name: { pt: 'Crédito de bens e serviços', en: 'Credit of goods and services' },
    act: { pt: 'Pediu o crédito de bens e serviços', en: 'Claimed a credit of goods and services' },
    received: {
      button: {
        pt: 'Apropriar crédito que depende da atividade',
        en: 'Claim a credit that depends on the activity',
      },
      hint: {
        pt: 'Pede o crédito de bens e serviços que depende da atividade da empresa.',
        en: 'Claims the credit of goods and services that depends on the company’s activity.',
      },
    },
  },
  'transferencia-credito-ibs': {
    name: { pt: 'Transferência de crédito de IBS', en: 'Transfer of IBS credit' },
    act: { pt: 'Respondeu a uma transferência de crédito de IBS', en: 'Answered a transfer of IBS credit' },
    received: {
      button: { pt: 'Manifestar-se sobre a transferência de IBS', en: 'Answer a transfer of IBS credit' },
      hint: {
        pt: 'A empresa, sucessora de outra, aceita ou recusa a transferência do crédito de IBS.',
        en: 'The company, successor of another, accepts or refuses the transfer of the IBS credit.',
      },
    },
  },
  'transferencia-credito-cbs': {
    name: { pt: 'Transferência de crédito de CBS', en: 'Transfer of CBS credit' },
    act: { pt: 'Respondeu a uma transferência de crédito de CBS', en: 'Answered a transfer of CBS credit' },
    received: {
      button: { pt: 'Manifestar-se sobre a transferência de CBS', en: 'Answer a transfer of CBS credit' },
      hint: {
        pt: 'A empresa, sucessora de outra, aceita ou recusa a transferência do crédito de CBS.',
        en: 'The company, successor of another, accepts or refuses the transfer of the CBS credit.',
      },
    },
  },
  'prestacao-desacordo': {
    name: { pt: 'Prestação do serviço em desacordo', en: 'Service in disagreement' },
    act: { pt: 'Informou um serviço em desacordo', en: 'Reported a service in disagreement' },
    received: {
      button: { pt: 'Serviço em desacordo', en: 'Service in disagreement' },
      hint: {
        pt: 'Diz à SEFAZ que o transporte não foi prestado como o CT-e diz. Deixa a transportadora substituir o CT-e. Até 45 dias da autorização.',
        en: 'Tells SEFAZ that the carriage was not what the CT-e says. It lets the carrier replace the CT-e. Up to 45 days from the authorization.',
      },
    },
  },
  'cancelamento-prestacao-desacordo': {
    name: { pt: 'Cancelamento do desacordo', en: 'Cancellation of the disagreement' },
    act: { pt: 'Cancelou um desacordo', en: 'Canceled a disagreement' },
    received: {
      button: { pt: 'Cancelar o desacordo', en: 'Cancel the disagreement' },
      hint: {
        pt: 'O desacordo escolhido deixa de valer.',
        en: 'The chosen disagreement becomes void.',
      },
    },
  },
  'confirmacao-servico': {
    name: { pt: 'Confirmação do serviço de transporte', en: 'Confirmation of the transport' },
    act: { pt: 'Confirmou o serviço de um MDF-e', en: 'Confirmed the transport of an MDF-e' },
    received: {
      button: { pt: 'Confirmar o serviço de transporte', en: 'Confirm the transport' },
      hint: {
        pt: 'Diz à SEFAZ que a empresa contratou e confirma o transporte do MDF-e. Isso não pode ser desfeito.',
        en: 'Tells SEFAZ that the company hired the carriage of the MDF-e, and confirms it. This cannot be undone.',
      },
    },
  },
  'confirmacao-prestador': {
    name: { pt: 'Confirmação do prestador', en: 'Confirmation by the provider' },
    act: { pt: 'Confirmou uma NFS-e como prestador', en: 'Confirmed an NFS-e as its provider' },
    received: {
      button: { pt: 'Confirmar a NFS-e, como prestadora', en: 'Confirm the NFS-e, as its provider' },
      hint: {
        pt: 'Confirma o serviço da NFS-e. Depois disso quem a emitiu não a cancela nem a substitui. Isso não pode ser desfeito.',
        en: 'Confirms the service of the NFS-e. After that its issuer neither cancels nor replaces it. This cannot be undone.',
      },
    },
  },
  'rejeicao-prestador': {
    name: { pt: 'Rejeição do prestador', en: 'Rejection by the provider' },
    act: { pt: 'Rejeitou uma NFS-e como prestador', en: 'Rejected an NFS-e as its provider' },
    received: {
      button: { pt: 'Rejeitar a NFS-e, como prestadora', en: 'Reject the NFS-e, as its provider' },
      hint: {
        pt: 'Diz ao município por que a NFS-e não procede. Só o município anula a rejeição.',
        en: 'Tells the city why the NFS-e is wrong. Only the city annuls the rejection.',
      },
    },
  },
  'confirmacao-tomador': {
    name: { pt: 'Confirmação do tomador', en: 'Confirmation by the taker' },
    act: { pt: 'Confirmou uma NFS-e como tomador', en: 'Confirmed an NFS-e as its taker' },
    received: {
      button: { pt: 'Confirmar a NFS-e, como tomadora', en: 'Confirm the NFS-e, as its taker' },
      hint: {
        pt: 'Confirma o serviço da NFS-e. Depois disso quem a emitiu não a cancela nem a substitui. Isso não pode ser desfeito.',
        en: 'Confirms the service of the NFS-e. After that its issuer neither cancels nor replaces it. This cannot be undone.',
      },
    },
  },
  'rejeicao-tomador': {
    name: { pt: 'Rejeição do tomador', en: 'Rejection by the taker' },
    act: { pt: 'Rejeitou uma NFS-e como tomador', en: 'Rejected an NFS-e as its taker' },
    received: {
      button: { pt: 'Rejeitar a NFS-e, como tomadora', en: 'Reject the NFS-e, as its taker' },
      hint: {
        pt: 'Diz ao município por que a NFS-e não procede. Só o município anula a rejeição.',
        en: 'Tells the city why the NFS-e is wrong. Only the city annuls the rejection.',
      },
    },
  },
  'confirmacao-intermediario': {
    name: { pt: 'Confirmação do intermediário', en: 'Confirmation by the intermediary' },
    act: { pt: 'Confirmou uma NFS-e como intermediário', en: 'Confirmed an NFS-e as its intermediary' },
    received: {
      button: { pt: 'Confirmar a NFS-e, como intermediária', en: 'Confirm the NFS-e, as its intermediary' },
      hint: {
        pt: 'Confirma o serviço da NFS-e. Depois disso quem a emitiu não a cancela nem a substitui. Isso não pode ser desfeito.',
        en: 'Confirms the service of the NFS-e. After that its issuer neither cancels nor replaces it. This cannot be undone.',
      },
    },
  },
  'rejeicao-intermediario': {
    name: { pt: 'Rejeição do intermediário', en: 'Rejection by the intermediary' },
    act: { pt: 'Rejeitou uma NFS-e como intermediário', en: 'Rejected an NFS-e as its intermediary' },
    received: {
      button: { pt: 'Rejeitar a NFS-e, como intermediária', en: 'Reject the NFS-e, as its intermediary' },
      hint: {
        pt: 'Diz ao município por que a NFS-e não procede. Só o município anula a rejeição.',
        en: 'Tells the city why the NFS-e is wrong. Only the city annuls the rejection.',
      },
    },
  },
} as const satisfies Readonly<Record<string, EventWords>>;

export type EventKind = keyof typeof EVENT_WORDS;

/** The texts of a kind, without the literal types of the table. */
export const eventWords = (kind: EventKind): EventWords => EVENT_WORDS[kind];
