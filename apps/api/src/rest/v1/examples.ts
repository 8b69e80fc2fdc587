import type { DocumentDefinition } from '@fiscal/core/engine/document/definition';
import { acceptedMessage } from '../../services/emission/accepted-message.ts';
import { EXAMPLE_A1 } from './example-a1.ts';

/** Body of a type's 202. */
export const acceptedExample = (definition: DocumentDefinition) => ({
  message: acceptedMessage(definition),
  invoiceId: '0193a2b4-5c6d-7e8f-9012-3456789abcde',
  accessKey: definition.accepted
    ? 'DPS353870921122233300018100001000000000000001'
    : `35261111222333000181${definition.modelo}0010000000011582036477`,
  ...definition.accepted?.({ serie: 1, numero: 1 }),
});

export const documentExample = {
  id: '0193a2b4-5c6d-7e8f-9012-3456789abcde',
  accessKey: '35261111222333000181550010000000011582036470',
  status: 'AUTORIZADA',
  protocolNumber: '135260000000001',
  updatedAt: '2026-11-21T13:00:01.000Z',
  qrCodeUrl: null,
  events: [],
  type: 'nfe',
  route: 'nfe',
  environment: 2,
  target: 'sandbox',
  serie: 1,
  numero: 1,
  cStat: '100',
  xMotivo: 'Autorizado o uso da NF-e',
  rejection: null,
  referencia: null,
  previousAttempts: [],
  completedInSandbox: [{ field: 'logradouro_emitente', tag: 'xLgr', value: 'NAO INFORMADO' }],
  notices: [
    {
      field: 'itens[0].valor_descontoo',
      code: 'campo_desconhecido',
      message:
        'O campo itens[0].valor_descontoo não é conhecido e não foi lido. O campo que existe é valor_desconto.',
      suggestion: 'valor_desconto',
    },
    {
      field: 'itens[0].ibs_cbs_situacao_tributaria',
      code: 'obrigacao_legal',
      message:
        'IBS e CBS não vieram: quem é do regime normal deve informá-los desde 03/08/2026 (Ato Conjunto RFB/CGIBS 4/2026, art. 1º, I). Envie ibs_cbs_situacao_tributaria e ibs_cbs_classificacao_tributaria.',
      norm: 'Ato Conjunto RFB/CGIBS 4/2026, art. 1º, I',
      since: '2026-08-03',
    },
  ],
  allowedActions: [
    { action: 'cancelamento', until: '2026-11-22T13:00:01.000Z' },
    {
      action: 'cancelamento-insucesso-entrega',
      reason: 'O documento não tem insucesso na entrega registrado e não cancelado.',
    },
  ],
  cancellableUntil: '2026-12-11T13:00:01.000Z',
  cancellableWithoutFineUntil: '2026-11-22T13:00:01.000Z',
  createdAt: '2026-11-21T13:00:00.000Z',
  authorizedAt: '2026-11-21T13:00:01.000Z',
  creditsCharged: 0,
  authorityAlerts: [],
  warnings: [],
  contingency: null,
  waiting: null,
  xmlUrl: 'http://127.0.0.1:4000/v1/files/abc?exp=1796000000.000&sig=xyz',
  pdfUrl: null,
};

export const newClientExample = {
  name: 'PADARIA EXEMPLO LTDA',
  cnpj: '12.345.678/0001-95',
  ie: '110042490114',
  uf: 'SP',
  csc: '0123456789ABCDEF',
  cscId: '000001',
  ...EXAMPLE_A1,
  environment: 2,
};

export const clientExample = {
  id: '0193a2b4-1111-7222-8333-444455556666',
  name: 'PADARIA EXEMPLO LTDA',
  cnpj: '12345678000195',
  uf: 'SP',
  environment: 2,
  createdAt: '2026-11-21T13:00:00.000Z',
};
