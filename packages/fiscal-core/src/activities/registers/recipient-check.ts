import type { Notice, Problem } from '../../engine/document/definition.ts';
import { ufsWith } from '../../registry/endpoints.ts';
import type { FiscalPorts } from '../fiscal-ports.ts';
import type { EmissionWork } from '../ports.ts';
import { NOTHING, type PriorVerdict } from './prior-check.ts';
import type { RegisterLookups } from './register-lookups.ts';
import type { Asker } from './registers.ts';

export type RecipientWork = Asker & Pick<EmissionWork, 'type' | 'tree' | 'issuer'>;

const noticeOf = ({ field, cStat, message, fix }: Problem): Notice => ({
  field,
  code: 'risco_de_rejeicao',
  message: `O cadastro da SEFAZ diz o que pode levar à recusa com o código ${cStat}: ${message.replace(/^Rejeição: /, '')}.${fix === undefined ? '' : ` ${fix}`}`,
  ...(cStat !== undefined && { cStat }),
});

const unheard = (uf: string, why: string): PriorVerdict => ({
  problems: [],
  notices: [
    {
      field: 'inscricao_estadual_destinatario',
      code: 'risco_de_rejeicao',
      message: `O cadastro da SEFAZ de ${uf} não disse da inscrição do destinatário (${why.replace(/\.$/, '')}), e o documento seguiu sem essa conferência.`,
    },
  ],
});

/** Asks the register for the recipient of a document that is about to be signed, where its company wants that. */
export function createRecipientCheck({
  cadastro,
  definitionOf,
}: Pick<RegisterLookups, 'cadastro'> & Pick<FiscalPorts, 'definitionOf'>) {
  return async (work: RecipientWork): Promise<PriorVerdict> => {
    const { issuer, type, tree, environment } = work;
    const register = definitionOf(type).recipientRegister;
    const want = issuer.checkRecipient ?? 'off';
    const question = want === 'off' ? null : (register?.questionOf(tree) ?? null);
    if (register === undefined || question === null) return NOTHING;
    const { uf } = question;
    if (!ufsWith({ type: 'nfe', ambiente: environment, service: 'cadastro' }).includes(uf)) return NOTHING;
    const { outcome } = await cadastro(work, question);
    switch (outcome.kind) {
      case 'encontrado':
      case 'desconhecido': {
        const found = outcome.kind === 'encontrado' ? outcome.registrations : [];
        const problems = register.faults(tree, found);
        return want === 'refuse'
          ? { problems, notices: [] }
          : { problems: [], notices: problems.map(noticeOf) };
      }
      case 'recusado':
      case 'excesso':
        return unheard(uf, `${outcome.cStat}: ${outcome.xMotivo}`);
      default:
        return unheard(uf, outcome.cause);
    }
  };
}
