import { z } from 'zod';
import { flag } from '../../../inputs/fields.ts';
import { PARTY_SITUATIONS } from '../../../services/authority/party-register.ts';

const nullableText = () => z.string().nullable();

const address = z
  .strictObject({
    logradouro: nullableText(),
    numero: nullableText(),
    complemento: nullableText(),
    bairro: nullableText(),
    codigoMunicipio: nullableText().meta({ description: 'Código do IBGE.' }),
    municipio: nullableText(),
    cep: nullableText(),
  })
  .meta({ id: 'EnderecoNoCadastro' });

const registration = z
  .strictObject({
    ie: z.string().meta({ description: 'Inscrição estadual.' }),
    cnpj: nullableText(),
    cpf: nullableText(),
    uf: z.string(),
    cSit: z.string().meta({ description: '0 não habilitado, 1 habilitado.' }),
    situacao: z.string().meta({ description: 'cSit por extenso.' }),
    indCredNFe: z.string().meta({ description: 'Credenciamento para emitir NF-e, de 0 a 4.' }),
    credenciamentoNFe: z.string().meta({ description: 'indCredNFe por extenso.' }),
    indCredCTe: z.string().meta({ description: 'Credenciamento para emitir CT-e, de 0 a 4.' }),
    credenciamentoCTe: z.string().meta({ description: 'indCredCTe por extenso.' }),
    nome: z.string(),
    fantasia: nullableText(),
    regimeApuracao: nullableText(),
    cnae: nullableText(),
    inicioAtividade: nullableText().meta({ description: 'Data.' }),
    ultimaSituacao: nullableText().meta({ description: 'Data da última mudança de situação.' }),
    baixa: nullableText().meta({ description: 'Data da baixa.' }),
    ieUnica: nullableText(),
    ieAtual: nullableText().meta({
      description: 'A inscrição que vale hoje, quando a consultada foi trocada.',
    }),
    endereco: address.nullable(),
  })
  .meta({ id: 'InscricaoNoCadastro' });

export const partyAnswer = z
  .strictObject({
    uf: z.string(),
    situation: z.enum(PARTY_SITUATIONS).meta({
      description:
        'nao_cadastrado: não é contribuinte na UF; recusado: a SEFAZ não responde a esta pergunta, cStat diz por quê; consumo_indevido: ela bloqueou a empresa por uma hora (656).',
    }),
    cStat: z.string(),
    xMotivo: z.string(),
    registrations: z.array(registration).meta({ description: 'Uma para cada inscrição estadual.' }),
    checkedAt: z.iso.datetime().meta({ description: 'Quando a SEFAZ foi consultada.' }),
    heldUntil: z.iso
      .datetime()
      .meta({ description: 'Até quando a mesma pergunta recebe esta resposta, sem consultar a SEFAZ.' }),
  })
  .meta({ id: 'CadastroConsultado' });

const queryText = (description: string, example: string) =>
  z.string().min(1).max(20).optional().meta({ description, example });

export const partyQuery = z.object({
  uf: queryText('A UF do cadastro; obrigatória.', 'SP'),
  cnpj: queryText('CNPJ, com ou sem máscara.', '90000001000129'),
  cpf: queryText('CPF, com ou sem máscara.', '12345678909'),
  ie: queryText('Inscrição estadual.', '110042490114'),
  refresh: flag('Consulta de novo, embora uma resposta ainda valha; em produção, uma hora depois dela.'),
});
