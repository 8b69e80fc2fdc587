import { describe, expect, it } from 'vitest';
import { type Contract, checkContract, optional, required, withPattern } from './contract.ts';
import { contractSchema } from './contract-schema.ts';

const CONTRACT: Contract = {
  mod: 'NFSE',
  modRequired: false,
  nome: 'NFS-e',
  fields: [
    withPattern(required('codigo', 'cTribNac', 'texto', 'Código com 6 dígitos'), /^\d{6}$/),
    required('valor', 'vServ', 'positivo', 'Valor maior que zero'),
    optional('cpf', 'CPF', 'cpf', 'CPF do tomador'),
    optional('tomador', 'toma', 'opcao', 'Tomador', { 0: 'remetente', 4: 'outros' }),
  ],
  lists: [
    {
      field: 'itens',
      tag: 'det',
      required: false,
      rows: [required('descricao', 'xProd', 'texto', 'Descrição')],
      description: 'Itens',
    },
    {
      field: 'municipios',
      tag: 'mun',
      required: false,
      mayBeEmpty: true,
      rows: [required('codigo', 'cMun', 'texto', 'Código')],
      description: 'Municípios',
    },
  ],
  choices: [
    {
      fields: ['cnpj_prestador', 'cpf_prestador'],
      tag: 'prest',
      min: 1,
      max: 1,
      fix: 'Informe o CNPJ ou o CPF.',
    },
    {
      fields: ['razao_social_tomador'],
      tag: 'xNome',
      min: 1,
      max: 1,
      when: ['cpf'],
      fix: 'Informe o nome do tomador.',
    },
  ],
};
const body = { codigo: '010101', valor: 100, cnpj_prestador: '11222333000181' };
const faults = (own: object) =>
  checkContract({ ...body, ...own }, CONTRACT).map(({ field, code }) => `${field} ${code}`);

describe('the contract of a body', () => {
  it('requires neither optional fields nor a model that the route determines', () => {
    expect(faults({})).toEqual([]);
    expect(faults({ cpf: '', tomador: null, itens: null, municipios: null })).toEqual([]);
    expect(faults({ municipios: [] })).toEqual([]);
  });

  it.each([
    [{ mod: '55' }, 'mod mod_invalido'],
    [{ codigo: '0101' }, 'codigo valor_invalido'],
    [{ valor: 0 }, 'valor valor_invalido'],
    [{ valor: '0,00' }, 'valor valor_invalido'],
    [{ valor: '0.001' }, 'valor valor_invalido'],
    [{ valor: 0.0049 }, 'valor valor_invalido'],
    [{ valor: '-3' }, 'valor valor_invalido'],
    [{ tomador: '9' }, 'tomador valor_invalido'],
    [{ cpf: '11111111111', razao_social_tomador: 'X' }, 'cpf cpf_invalido'],
    [{ cnpj_prestador: null }, 'cnpj_prestador campo_obrigatorio'],
    [{ cpf_prestador: '12345678909' }, 'cpf_prestador campos_excludentes'],
    [{ cpf: '12345678909' }, 'razao_social_tomador campo_obrigatorio'],
    [{ itens: [] }, 'itens lista_vazia'],
    [{ itens: [{}] }, 'itens[0].descricao campo_obrigatorio'],
    [{ municipios: [{}] }, 'municipios[0].codigo campo_obrigatorio'],
    [{ municipios: 'x' }, 'municipios tipo_invalido'],
    [{ itens: ['x'] }, 'itens[0] tipo_invalido'],
  ])('refuses %j', (own, fault) => {
    expect(faults(own)).toEqual([fault]);
  });

  it('takes a CPF and a value as number or as text', () => {
    expect(faults({ cpf: 12345678909, razao_social_tomador: 'X', valor: '0,01' })).toEqual([]);
    expect(faults({ valor: '0.005' })).toEqual([]);
  });

  it('publishes the same', () => {
    const schema = contractSchema(CONTRACT);
    expect(schema.safeParse({ ...body, mod: null, itens: null, livre: true }).success).toBe(true);
    expect(schema.safeParse({ ...body, tomador: '9' }).success).toBe(false);
    expect(schema.safeParse({}).success).toBe(false);
    expect(schema.safeParse({ ...body, itens: [] }).success).toBe(false);
    expect(schema.safeParse({ ...body, municipios: [] }).success).toBe(true);
  });
});
