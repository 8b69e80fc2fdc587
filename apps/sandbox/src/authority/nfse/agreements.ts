import type { SandboxTown } from '../../state/registers.ts';
import type { NfseAuthorityDeps } from './deps.ts';
import type { Dps } from './dps.ts';
import { incidenceTown } from './incidence.ts';

type Agreement = NonNullable<SandboxTown['convenio']>;

/**
 * Municípios that share notes with the national environment and issue by a system of their own. Source: São Paulo's Nota do Milhão,
 * Manual do Web Service, layout 2.
 */
const OWN_SYSTEM: ReadonlySet<string> = new Set(['3550308']);

/** Agreement of a município; the national emitter by default, null for none. */
export const agreementOf = (cMun: string, { convenio }: SandboxTown): Agreement | null =>
  convenio === undefined ? { ambienteNacional: 1, emissorNacional: OWN_SYSTEM.has(cMun) ? 0 : 1 } : convenio;

/** Rate of the DPS against the agreement of the município where the ISSQN is due. Source: Anexo I v1.01, E0617, E0619, E0635, E0640. */
function rateFault(dps: Dps, isActive: boolean): string | null {
  const option = dps.at('prest', 'regTrib', 'opSimpNac');
  const outside = option === '1' || (option === '3' && dps.at('prest', 'regTrib', 'regApTribSN') !== '1');
  if (!outside) return null;
  const hasRate = dps.has('valores', 'trib', 'tribMun', 'pAliq');
  if (isActive) return hasRate ? ({ '1': 'E0617', '3': 'E0635' }[option] ?? null) : null;
  const lacksRate = !hasRate && dps.at('prest', 'regTrib', 'regEspTrib') === '0';
  return lacksRate ? ({ '1': 'E0619', '3': 'E0640' }[option] ?? null) : null;
}

/** A MEI issues by the national emitter, whatever its município agreed. Source: Anexo I v1.01, E0037, E0038. */
const isMei = (dps: Dps): boolean => dps.at('prest', 'regTrib', 'opSimpNac') === '2';

/** Code for what the agreements of a DPS's municípios forbid; null when they allow it. */
export async function agreementFault(
  deps: NfseAuthorityDeps,
  world: string,
  { dps, strict }: { readonly dps: Dps; readonly strict: boolean },
): Promise<string | null> {
  const of = async (cMun: string) => agreementOf(cMun, (await deps.registers.town(world, cMun)) ?? {});
  const own = await of(dps.at('cLocEmi'));
  if (!isMei(dps)) {
    if (own?.ambienteNacional !== 1) return 'E0037';
    if (own.emissorNacional !== 1) return 'E0038';
  }
  const incidence = incidenceTown(dps);
  if (!strict || incidence === '') return null;
  const due = incidence === dps.at('cLocEmi') ? own : await of(incidence);
  return rateFault(dps, due?.ambienteNacional === 1);
}
