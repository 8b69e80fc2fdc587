import type { Problem } from '../engine/document/definition.ts';
import { DEMANDS_CSRT, DEMANDS_RESPONSIBLE } from '../tables/technical-responsible.ts';
import type { EmissionWork } from './ports.ts';

const MODELS: ReadonlySet<string> = new Set(['nfe', 'nfce']);

/**
 * Faults of a signed NF-e or NFC-e without the technical responsible, for a UF that demands one; the emulated authority
 * fills it in, except in strict mode.
 */
export function responsibleFaults(
  { type, uf, target, strict }: Pick<EmissionWork, 'type' | 'uf' | 'target' | 'strict'>,
  xml: Buffer,
): readonly Problem[] {
  if ((target === 'sandbox' && !strict) || !MODELS.has(type)) return [];
  if (DEMANDS_RESPONSIBLE.has(uf) && !xml.includes('<infRespTec>'))
    return [
      {
        field: 'cnpj_responsavel_tecnico',
        code: 'campo_obrigatorio',
        message: `${uf} exige o responsável técnico pelo sistema emissor, e o documento não o traz.`,
        tag: 'infRespTec',
        cStat: '972',
        fix: 'Informe o da empresa em PATCH /v1/clients/{id} (profile.responsavelTecnico), defina RESPONSAVEL_TECNICO na instalação, ou envie cnpj_responsavel_tecnico, contato_responsavel_tecnico, email_responsavel_tecnico e telefone_responsavel_tecnico.',
      },
    ];
  if (DEMANDS_CSRT.has(uf) && !xml.includes('<idCSRT>'))
    return [
      {
        field: 'identificador_csrt',
        code: 'campo_obrigatorio',
        message: `${uf} exige o CSRT do responsável técnico, e não há um para esta UF e este ambiente.`,
        tag: 'idCSRT',
        cStat: '975',
        fix: 'Peça-o na SEFAZ da UF e informe csrt (testCsrt em homologação) em PATCH /v1/clients/{id}, defina RESPONSAVEL_TECNICO_CSRT nos workers, ou envie identificador_csrt e hash_csrt.',
      },
    ];
  return [];
}
