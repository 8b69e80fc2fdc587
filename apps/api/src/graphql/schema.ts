import './scalars.ts';
import './documents/exchanges.ts';
import './documents/contingency.ts';
import './documents/imported.ts';
import './documents/waiting.ts';
import './documents/files.ts';
import './documents/queries.ts';
import './changes/sefaz-status.ts';
import './changes/subscriptions.ts';
import './emission/emit.ts';
import './emission/validate.ts';
import './operations/operations.ts';
import './operations/analysis.ts';
import './operations/econf.ts';
import './operations/void-numbers.ts';
import './account/account.ts';
import './clients/mutations.ts';
import './clients/queries.ts';
import './clients/tokens.ts';
import './documents/unclosed-mdfe.ts';
import './emails/document-email.ts';
import './nodes.ts';
import './numbering/voided-numbers.ts';
import './sefaz/legal-calendar.ts';
import './sefaz/registers.ts';
import './sefaz/history.ts';
import './sefaz/status.ts';
import './sefaz/town.ts';
import './sandbox/condition.ts';
import './webhooks/mutations.ts';
import './webhooks/queries.ts';
import type { GraphQLSchema } from 'graphql';
import { builder } from './builder.ts';
import { askingForProof } from './proof.ts';

let built: GraphQLSchema | null = null;

/** The whole schema; the rooms add themselves to the builder when they are imported. */
export const schema = (): GraphQLSchema => (built ??= askingForProof(builder.toSchema()));
