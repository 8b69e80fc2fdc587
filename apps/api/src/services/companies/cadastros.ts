import { parseCnpj } from '@fiscal/core/identity/cnpj';
import { parseCpf } from '@fiscal/core/identity/cpf';
import type { Db } from '@fiscal/db/base/client';
import {
  CADASTROS_MAX,
  type Cadastro,
  type CadastroKind,
  type CadastroOwner,
  changeCadastro,
  findCadastros,
  removeCadastro,
  saveCadastro,
} from '@fiscal/db/companies/cadastros';
import { Failure, type FieldError, invalid, notFound } from '../../base/failure.ts';
import { cadastroFields } from '../../inputs/cadastro.ts';
import { type FieldChanges, withChanges } from '../../inputs/field-changes.ts';

type Fields = Cadastro['fields'];

/** `field` as a form names it. */
const lacks = (field: string, message: string, fix: string): FieldError => ({
  field,
  code: 'campo_obrigatorio',
  message,
  fix,
});

const wrong = (field: string, code: string, message: string): FieldError => ({
  field,
  code,
  message,
  fix: 'Confira os dígitos verificadores.',
});

/** CNPJ, CPF or foreign document of a party, bare. */
function partyCode(fields: Fields): string | FieldError {
  const { cnpj_destinatario: cnpj, cpf_destinatario: cpf, id_estrangeiro_destinatario: foreign } = fields;
  if (cnpj) return parseCnpj(cnpj) ?? wrong('cnpj_destinatario', 'cnpj_invalido', 'O CNPJ não é válido.');
  if (cpf) return parseCpf(cpf) ?? wrong('cpf_destinatario', 'cpf_invalido', 'O CPF não é válido.');
  return (
    foreign?.trim() ||
    lacks('cnpj_destinatario', 'O cliente não tem CNPJ, CPF nem documento estrangeiro.', 'Informe um deles.')
  );
}

const CODE_OF: Readonly<Record<CadastroKind, (fields: Fields) => string | FieldError>> = {
  destinatario: partyCode,
  produto: ({ codigo_produto: code }) =>
    code?.trim() || lacks('codigo_produto', 'O produto não tem código.', 'Informe o seu código do produto.'),
};
const NAME_OF = {
  destinatario: ['nome_destinatario', 'O cliente não tem nome.', 'Informe o nome ou a razão social.'],
  produto: ['descricao', 'O produto não tem descrição.', 'Informe a descrição.'],
} as const;

/** Code and name of an entry. @throws {Failure} requisicao_invalida */
function identifyEntry(kind: CadastroKind, fields: Fields): { readonly code: string; readonly name: string } {
  const code = CODE_OF[kind](fields);
  const [field, message, fix] = NAME_OF[kind];
  const name = fields[field]?.trim() ?? '';
  const errors = [
    ...(typeof code === 'string' ? [] : [code]),
    ...(name === '' ? [lacks(field, message, fix)] : []),
  ];
  if (typeof code !== 'string' || errors.length > 0) throw invalid(errors);
  return { code, name };
}

/** The other parties and the products that a company keeps to choose from. */
export const createCadastros = (db: Db) => ({
  find: (owner: CadastroOwner, asked: { readonly asked: string; readonly limit: number }) =>
    findCadastros(db, owner, asked),
  /** Under the code that its fields have. @throws {Failure} requisicao_invalida, operacao_nao_permitida (too many), nao_encontrado */
  async save(owner: CadastroOwner, fields: Fields): Promise<Cadastro> {
    const saved = await saveCadastro(db, owner, { ...identifyEntry(owner.kind, fields), fields });
    if (saved === null) throw notFound();
    if (saved === 'limite')
      throw new Failure(
        'operacao_nao_permitida',
        `A empresa já tem ${CADASTROS_MAX} cadastros deste tipo. Exclua um para salvar outro.`,
      );
    return saved;
  },
  /**
   * Changes an entry by the form's fields, its code included. @throws {Failure} alterado_por_outro,
   * requisicao_invalida, nao_encontrado
   */
  async change(owner: CadastroOwner, id: string, changes: FieldChanges): Promise<Cadastro> {
    const changed = await changeCadastro(db, owner, {
      id,
      edit: (stored) => {
        const fields = cadastroFields.parse(withChanges(stored.fields, changes));
        return { ...identifyEntry(owner.kind, fields), fields };
      },
    });
    if (changed === null) throw notFound();
    if (changed !== 'codigo_em_uso') return changed;
    const field = owner.kind === 'produto' ? 'codigo_produto' : 'cnpj_destinatario';
    const message = 'Já há outro cadastro com este código.';
    throw invalid([{ field, code: 'codigo_em_uso', message, fix: 'Altere o outro, ou exclua-o antes.' }]);
  },
  /** @throws {Failure} nao_encontrado */
  async remove(owner: CadastroOwner, id: string) {
    if (!(await removeCadastro(db, owner, id))) throw notFound();
  },
});
