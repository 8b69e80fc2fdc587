// biome-ignore-all format: a table reads as one row a line
import type { RejectionRow } from '../../vocabulary/rejection-row.ts';

const MOC = 'MOC 7.0 Anexo I, grupo';

/** Codes of NFC-e alone. */
export const NFCE_REJECTION_ROWS: readonly RejectionRow[] = [
  { cStat: '156', field: 'inscricao_estadual_emitente', tag: 'IE', cause: 'Quem não é contribuinte do ICMS não emite NFC-e.', fix: 'Emita NF-e (POST /v1/nfe/emit); se a empresa tem inscrição estadual, envie inscricao_estadual_emitente.' },
  { cStat: '702', cause: 'A UF do emitente não autoriza NFC-e.', fix: 'Emita NF-e (POST /v1/nfe/emit), ou o documento de varejo que a UF adota.' },
  { cStat: '709', field: 'tipo_impressao', tag: 'tpImp', cause: 'O formato de impressão não é de NFC-e.', fix: 'Omita tipo_impressao, ou envie 4 ou 5.', source: `${MOC} B (tpImp)` },
  { cStat: '729', field: 'inscricao_estadual_destinatario', tag: 'IE', cause: 'A NFC-e não leva inscrição estadual do destinatário.', fix: 'Retire inscricao_estadual_destinatario; venda a contribuinte é NF-e.', source: `${MOC} E (IE)` },
  { cStat: '730', field: 'inscricao_suframa_destinatario', tag: 'ISUF', cause: 'A NFC-e não leva inscrição Suframa.', fix: 'Retire inscricao_suframa_destinatario.', source: `${MOC} E (ISUF)` },
  { cStat: '789', field: 'indicador_inscricao_estadual_destinatario', tag: 'indIEDest', cause: 'O destinatário da NFC-e foi dado como contribuinte do ICMS.', fix: 'Omita indicador_inscricao_estadual_destinatario, ou envie 9; venda a contribuinte é NF-e.', source: `${MOC} E (indIEDest)` },
  { cStat: '788', field: 'logradouro_destinatario', tag: 'enderDest', cause: 'NFC-e de entrega em domicílio precisa do endereço.', fix: 'Envie logradouro_destinatario, numero_destinatario, bairro_destinatario, municipio_destinatario e uf_destinatario.', source: `${MOC} E (enderDest)` },
  { cStat: '785', field: 'presenca_comprador', tag: 'indPres', cause: 'A UF não permite NFC-e de entrega em domicílio.', fix: 'Emita NF-e (POST /v1/nfe/emit) para a venda com entrega.' },
  { cStat: '786', field: 'modalidade_frete', tag: 'modFrete', cause: 'NFC-e de entrega em domicílio precisa do transportador.', fix: 'Envie cnpj_transportador ou cpf_transportador, com nome_transportador, e a modalidade_frete da entrega.' },
  { cStat: '750', field: 'cpf_destinatario', tag: 'dest', cause: 'A partir do valor que a UF fixa (em geral R$ 10.000,00) a NFC-e identifica o consumidor.', fix: 'Envie cpf_destinatario ou cnpj_destinatario.', source: `${MOC} E` },
  { cStat: '751', field: 'nome_destinatario', tag: 'xNome', cause: 'A partir do valor que a UF fixa a NFC-e traz o nome do consumidor.', fix: 'Envie nome_destinatario com o documento do consumidor.' },
  { cStat: '752', field: 'logradouro_destinatario', tag: 'enderDest', cause: 'A partir do valor que a UF fixa a NFC-e traz o endereço do consumidor.', fix: 'Envie o endereço do destinatário: logradouro, número, bairro, município e UF.' },
  { cStat: '781', cause: 'A SEFAZ não tem a empresa habilitada para NFC-e.', fix: 'Peça o credenciamento para NFC-e (modelo 65) e o CSC na SEFAZ da UF, e grave csc e cscId em PATCH /v1/clients/{id}.' },
  { cStat: '779', field: 'itens[].codigo_ncm', tag: 'NCM', cause: 'O NCM do item não é aceito em NFC-e na UF.', fix: 'Emita NF-e (POST /v1/nfe/emit) para este produto, ou corrija codigo_ncm.' },
  { cStat: '754', field: 'cnpj_transportador', tag: 'transporta', cause: 'A NFC-e sem entrega em domicílio não leva transportador.', fix: 'Retire os campos *_transportador, ou envie presenca_comprador 4 se há entrega.', source: `${MOC} X (transporta)` },
  { cStat: '1006', field: 'tipo_compra_governamental', tag: 'gCompraGov', cause: 'A NFC-e não serve para compra governamental.', fix: 'Retire tipo_compra_governamental e os campos do grupo, ou emita NF-e (POST /v1/nfe/emit).' },
  { cStat: '899', field: 'formas_pagamento[].forma_pagamento', tag: 'tPag', cause: 'O meio de pagamento não é aceito em NFC-e (90, sem pagamento, por exemplo).', fix: 'Envie em forma_pagamento o meio usado: 01 dinheiro, 03 crédito, 04 débito, 17 PIX…', source: `${MOC} YA (tPag)` },
  { cStat: '462', tag: 'qrCode', cause: 'O identificador do CSC não está cadastrado na SEFAZ.', fix: 'Confira no portal da SEFAZ o CSC ativo do ambiente (produção ou homologação) e grave csc e cscId em PATCH /v1/clients/{id}.', source: `${MOC} ZX (CSC)` },
  { cStat: '463', tag: 'qrCode', cause: 'O CSC usado foi revogado pela empresa na SEFAZ.', fix: 'Grave o CSC novo em PATCH /v1/clients/{id} (csc e cscId) e emita de novo.' },
  { cStat: '464', tag: 'qrCode', cause: 'O hash do QR Code não confere: o CSC gravado não é o da SEFAZ.', fix: 'Copie de novo o CSC do portal da SEFAZ, com letras e traços, e o identificador dele, e grave csc e cscId em PATCH /v1/clients/{id}.', source: `${MOC} ZX (hash)` },
  { cStat: '796', tag: 'qrCode', cause: 'A SEFAZ não tem CSC para a empresa.', fix: 'Gere o CSC no portal da SEFAZ da UF e grave csc e cscId em PATCH /v1/clients/{id}.' },
  { cStat: '878', tag: 'urlChave', cause: 'O endereço de consulta por chave não é o da UF.', fix: 'Confira uf da empresa em PATCH /v1/clients/{id}; se está certa, informe o id do documento ao suporte da plataforma.', source: `${MOC} ZX (urlChave)` },
  { cStat: '767', field: 'formas_pagamento[].valor_pagamento', tag: 'vPag', cause: 'A soma dos pagamentos não é o total da NFC-e.', fix: 'Corrija formas_pagamento[].valor_pagamento; o que passar do total é valor_troco.' },
  { cStat: '769', field: 'formas_pagamento', tag: 'detPag', cause: 'A NFC-e veio sem forma de pagamento.', fix: 'Envie formas_pagamento, ou omita a lista: a plataforma escreve dinheiro pelo total.' },
];
