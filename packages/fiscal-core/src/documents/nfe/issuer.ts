import { fill } from '../../engine/body/draft.ts';
import { fillFromProfile, fillIssuerDocument } from '../../engine/body/issuer.ts';
import { completePlace } from '../../engine/body/place.ts';
import type { Issuer } from '../../engine/document/definition.ts';
import { textOf } from '../../engine/layout/flat.ts';
import type { Coerce } from '../../engine/layout/types.ts';
import type { Note } from './model.ts';
import { fillStandIns } from './stand-ins.ts';

/** Only a note with services names the municipal registration; the CNAE goes with it. */
const serviceFields = (issuer: Issuer): Record<string, string | undefined> => ({
  inscricao_municipal_emitente: issuer.im,
  cnae_fiscal_emitente: issuer.im === undefined ? undefined : issuer.cnae,
});

/** Issuer of the note: body, then fiscal profile, then (on lenient test tokens) stand-ins. */
export function completeIssuer(note: Note, coerce: Coerce): void {
  const { input, services, context } = note;
  fillIssuerDocument(note);
  fillFromProfile(note, coerce, services.size > 0 ? serviceFields(context.issuer) : {});
  completePlace(input, 'emitente');
  fillStandIns(note, 'emitente');
  completePlace(input, 'emitente');
  fill(input, 'codigo_pais_emitente', '1058');
  fill(input, 'pais_emitente', 'BRASIL');
  fill(input, 'municipio', textOf(input, 'codigo_municipio_emitente'));
}
