import { ambienteOf } from '@fiscal/core/vocabulary/target';
import type { Db } from '@fiscal/db/base/client';
import { getClient } from '@fiscal/db/companies/clients';
import { listSeriesProposals, type SeriesProposal } from '@fiscal/db/imports/series-proposals';
import { notFound } from '../../base/failure.ts';
import { modOf } from '../../inputs/mod.ts';
import type { AccountCaller } from '../access/authenticate.ts';
import type { ClientSeries } from './company-numbering.ts';

export interface NumberingProposal extends SeriesProposal, ClientSeries {}

/**
 * Decisions that imports left to a person about séries of a company. Accepting one is a change of the company's numbering.
 *
 * @throws {Failure} nao_encontrado
 */
export const createListNumberingProposals =
  (db: Db) =>
  async ({ accountId }: AccountCaller, clientId: string): Promise<readonly NumberingProposal[]> => {
    if ((await getClient(db, accountId, clientId)) === null) throw notFound();
    const proposals = await listSeriesProposals(db, accountId, clientId);
    return proposals.map((proposal) => ({
      ...proposal,
      environment: ambienteOf(proposal.target),
      mod: modOf(proposal.modelo),
    }));
  };

const KINDS: Readonly<Record<SeriesProposal['kind'], string>> = {
  continuar: 'documentos importados têm números a partir do contador, e nada os provou a ponto de movê-lo',
  voltar:
    'logo abaixo do contador há números de documentos importados que a SEFAZ contradisse, ou que ninguém confirmou e que moveram a série quando isso não exigia prova: se ela não vai até lá, pode voltar',
};

/** pt-BR: in both contracts. */
export const PROPOSAL_TEXTS = {
  kind: `${Object.entries(KINDS)
    .map(([kind, text]) => `${kind}: ${text}`)
    .join('. ')}.`,
  first: 'Menor número dos documentos importados de que se trata.',
  last: 'Maior número deles.',
  documents: 'Quantos são.',
  proven:
    'Quantos deles estão comprovados: pela SEFAZ, ou pela cadeia do certificado enquanto ela não responde.',
  proposed: 'O próximo número proposto: aceitar é enviá-lo como nextNumber em numbering da empresa.',
} as const;
