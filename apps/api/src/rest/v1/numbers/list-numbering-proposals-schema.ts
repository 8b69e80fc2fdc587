import { PROPOSALS } from '@fiscal/db/imports/series-proposals';
import { z } from 'zod';
import { type NumberingProposal, PROPOSAL_TEXTS } from '../../../services/numbers/series-proposals.ts';
import { seriesBody, seriesSchema } from '../client-view.ts';

export const proposalSchema = seriesSchema
  .extend({
    kind: z.enum(PROPOSALS).meta({ description: PROPOSAL_TEXTS.kind }),
    firstNumber: z.int().meta({ description: PROPOSAL_TEXTS.first }),
    lastNumber: z.int().meta({ description: PROPOSAL_TEXTS.last }),
    documents: z.int().meta({ description: PROPOSAL_TEXTS.documents }),
    proven: z.int().meta({ description: PROPOSAL_TEXTS.proven }),
    proposedNextNumber: z.int().meta({ description: PROPOSAL_TEXTS.proposed }),
  })
  .meta({ id: 'PropostaDeNumeracao' });

export const proposalsAnswer = z
  .strictObject({ data: z.array(proposalSchema) })
  .meta({ id: 'PropostasDeNumeracao' });

export const proposalBody = (proposal: NumberingProposal): z.infer<typeof proposalSchema> => ({
  ...seriesBody(proposal),
  kind: proposal.kind,
  firstNumber: proposal.first,
  lastNumber: proposal.last,
  documents: proposal.documents,
  proven: proposal.proven,
  proposedNextNumber: proposal.proposedNumero,
});
