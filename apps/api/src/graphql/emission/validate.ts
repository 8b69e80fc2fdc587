import { FIELD_ERRORS_MAX } from '../../base/failure.ts';
import { EM_DESCRIPTION, validateQuery } from '../../inputs/law-queries.ts';
import { parseInput } from '../../inputs/parse.ts';
import type { Validation } from '../../services/emission/validate-document.ts';
import { builder } from '../builder.ts';
import { CompletedField } from '../documents/document.ts';
import { NOTICES } from '../documents/notice.ts';
import { typeName } from '../documents/type-name.ts';
import { HANDLING } from '../handling.ts';
import { FieldProblem } from '../problem.ts';
import { EMISSION_INPUTS } from './input.ts';
import { STRICT } from './strict.ts';

const Total = builder.objectRef<readonly [tag: string, value: string]>('Total').implement({
  description: 'Um total calculado.',
  fields: (t) => ({
    tag: t.string({ description: 'Tag do XML, p. ex. vNF.', resolve: ([tag]) => tag }),
    value: t.field({ type: 'Decimal', resolve: ([, value]) => value }),
  }),
});

const ValidateResult = builder.objectRef<Validation>('ValidateResult').implement({
  description: 'O que a emissão diria de um corpo.',
  fields: (t) => ({
    valid: t.boolean({
      description: 'true quando nenhum problema foi encontrado.',
      resolve: ({ problems }) => problems.length === 0,
    }),
    problems: t.field({
      type: [FieldProblem],
      resolve: ({ problems }) => problems.slice(0, FIELD_ERRORS_MAX),
    }),
    notices: t.field({ ...NOTICES, resolve: ({ notices }) => [...notices] }),
    totals: t.field({ type: [Total], resolve: ({ totals }) => Object.entries(totals) }),
    completedInSandbox: t.field({
      type: [CompletedField],
      description: 'O que o ambiente de teste completou porque nem o corpo nem o cadastro traziam.',
      resolve: ({ completed }) => [...completed],
    }),
    xml: t.exposeString('xml', {
      nullable: true,
      description: 'O XML sem assinatura, com número provisório; null se não deu para montar.',
    }),
  }),
});

for (const { definition, ref, bodyOf } of EMISSION_INPUTS)
  builder.mutationField(`validate${typeName(definition.nome)}`, (t) =>
    t.field({
      type: ValidateResult,
      description: `Valida ${definition.nome} sem emitir: nada é guardado, nenhum número nem crédito é reservado.`,
      authScopes: { caller: 'token', may: 'documents:emit' },
      args: {
        input: t.arg({ type: ref, required: true }),
        strict: t.arg(STRICT),
        handling: t.arg(HANDLING),
        em: t.arg.string({ description: EM_DESCRIPTION }),
      },
      resolve: async (_root, { input, strict, handling, em }, context) => {
        const { em: day } = parseInput(validateQuery, em ? { em } : {});
        return context.services.emission.validate({
          principal: await context.principal(),
          definition,
          body: bodyOf(input),
          strictHeader: strict ?? false,
          strictHandling: handling === 'strict',
          ...(day === undefined ? {} : { day }),
        });
      },
    }),
  );
