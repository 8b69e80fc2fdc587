import { defineEvent } from '../../../engine/events/define/define.ts';
import type { Draft, EventSpec } from '../../../engine/events/define/spec.ts';
import type { EventDefinition } from '../../../engine/events/definition.ts';
import { oneOf, text } from '../../../engine/layout/facets.ts';
import { leaf } from '../../../engine/layout/rows.ts';
import { nfseEnvelope } from '../events/envelope.ts';

const OUTROS = '9';

/** Properties that the six share: each comes once, and one made elsewhere is the same. */
const COMMON = {
  types: ['nfse'],
  sequenceMax: 1,
  duplicate: 'adotar',
} satisfies Partial<EventSpec>;

/** TSCodMotivoRejeicao of tiposSimples_v1.01.xsd. */
const MOTIVES = oneOf({
  '1': 'NFS-e em duplicidade',
  '2': 'NFS-e já emitida pelo tomador',
  '3': 'não ocorrência do fato gerador',
  '4': 'erro quanto à responsabilidade tributária',
  '5': 'erro quanto ao valor, às deduções, ao serviço ou à data do fato gerador',
  [OUTROS]: 'outros',
});

/** Source: Anexo II v1.01, RN EVENTO_PED.REG.EVENTO 71, 75, 79 (E1944, E1949, E1954). */
function requireReason({ input, problems }: Draft): void {
  if (input['codigo_rejeicao'] !== OUTROS || input['justificativa'] !== undefined) return;
  problems.push({
    field: 'justificativa',
    code: 'campo_obrigatorio',
    message: 'O campo justificativa é obrigatório com codigo_rejeicao 9.',
    tag: 'xMotivo',
    fix: 'Envie em justificativa o motivo da rejeição, com 15 a 255 caracteres.',
  });
}

/** Names in the descriptions of the layout. */
const PARTIES = [
  { papel: 'prestador', nome: 'Prestador', confirms: '202201', rejects: '202205' },
  { papel: 'tomador', nome: 'Tomador', confirms: '203202', rejects: '203206' },
  { papel: 'intermediario', nome: 'Intermediário', confirms: '204203', rejects: '204207' },
] as const;

const sourceOf = (tpEvento: string): string =>
  `Anexo II v1.01 (2026-01-22); tiposEventos_v1.01.xsd, TE${tpEvento}`;

/** Manifestations of the parties that did not issue an NFS-e. Anulação da rejeição (205208) is the município's. */
export const MANIFESTATION_EVENTS: readonly EventDefinition[] = PARTIES.flatMap(
  ({ papel, nome, confirms, rejects }) => [
    defineEvent(
      {
        ...COMMON,
        kind: `confirmacao-${papel}`,
        tpEvento: confirms,
        descEvento: `Manifestação de NFS-e - Confirmação do ${nome}`,
        source: sourceOf(confirms),
        rows: [],
      },
      nfseEnvelope(confirms),
    ),
    defineEvent(
      {
        ...COMMON,
        kind: `rejeicao-${papel}`,
        tpEvento: rejects,
        descEvento: `Manifestação de NFS-e - Rejeição do ${nome}`,
        source: sourceOf(rejects),
        rows: [
          leaf('cMotivo', '1-1', MOTIVES, 'codigo_rejeicao', 'Código do motivo da rejeição'),
          leaf(
            'xMotivo',
            '0-1',
            text(15, 255),
            'justificativa',
            'Motivo da rejeição; obrigatório com o código 9',
          ),
        ],
        required: ['codigo_rejeicao'],
        complete: requireReason,
      },
      nfseEnvelope(rejects),
    ),
  ],
);
