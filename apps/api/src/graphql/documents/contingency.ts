import { ISSUED_MODES } from '@fiscal/core/vocabulary/contingency';
import type { DocumentView } from '@fiscal/db/base/types';
import { builder } from '../builder.ts';
import { Document } from './document.ts';

const ContingencyMode = builder.enumType('ContingencyMode', {
  description:
    'svc: outra autorizadora responde pela UF. offline: emitido e impresso já, transmitido quando a SEFAZ volta. epec: declarado antes por evento, impresso quando ele é registrado, transmitido depois.',
  values: ISSUED_MODES,
});

const Contingency = builder.objectRef<NonNullable<DocumentView['contingency']>>('Contingency').implement({
  description: 'Como um documento foi emitido em contingência.',
  fields: (t) => ({
    mode: t.expose('mode', { type: ContingencyMode }),
    tpEmis: t.exposeString('tpEmis'),
    since: t.exposeString('since', { description: 'Entrada em contingência (dhCont).' }),
    reason: t.exposeString('reason', { description: 'Justificativa (xJust).' }),
    deadline: t.exposeString('deadline', {
      nullable: true,
      description: 'Até quando o já impresso tem de ser transmitido.',
    }),
    epecProtocol: t.string({
      nullable: true,
      description: 'Protocolo do EPEC registrado; null até lá, e nas outras formas.',
      resolve: ({ epec }) => epec?.protocolo ?? null,
    }),
    epecRegisteredAt: t.string({
      nullable: true,
      description: 'Registro do EPEC.',
      resolve: ({ epec }) => epec?.registeredAt ?? null,
    }),
  }),
});

builder.interfaceField(Document, 'contingency', (t) =>
  t.field({
    type: Contingency,
    nullable: true,
    description: 'Como foi emitido em contingência; null quando não foi.',
    // It comes with the document, and few have one.
    complexity: { field: 0, multiplier: 0 },
    resolve: ({ view }) => view.contingency,
  }),
);
