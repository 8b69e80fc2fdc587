import { buildManifestation, type ManifestationFacts } from '../documents/nfe/manifestation/manifestacao.ts';
import { signEvent } from '../engine/events/sign.ts';
import type { SigningKey } from '../signing/sign.ts';

/** Builds and signs a manifestation of the addressee of an NF-e. */
export const signManifestation = (facts: ManifestationFacts, signer: SigningKey) =>
  signEvent(buildManifestation(facts), signer);
