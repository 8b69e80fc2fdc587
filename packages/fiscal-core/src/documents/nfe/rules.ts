import { isTrivialCodigo } from '../../chave-acesso/chave-acesso.ts';
import { isForeignIssuer } from '../body/issuer.ts';
import type { OfflineRule } from '../body/rules.ts';
import { textOf } from '../layout/flat.ts';
import type { Note } from './model.ts';
import { hasRecipient } from './recipient.ts';

const namesRecipient = ({ model, input }: Note): boolean => model.recipientRequired && hasRecipient(input);

// biome-ignore format: a table reads as one rule a row
export const NFE_RULES: readonly OfflineRule<Note>[] = [
  { cStat: '213', field: 'cnpj_emitente', tag: 'CNPJ', breaks: (note) => isForeignIssuer(note), message: 'O CNPJ do emitente não é da empresa dona do token: os 8 primeiros caracteres diferem.', fix: 'Use o token da empresa emitente ou corrija cnpj_emitente.', source: 'MOC 7.0 Anexo I, grupo C (CNPJ)' },
  { cStat: '719', field: 'cnpj_destinatario', tag: 'dest', breaks: ({ model, input }) => model.recipientRequired && !hasRecipient(input), message: 'A NF-e precisa do destinatário.', fix: 'Informe cnpj_destinatario, cpf_destinatario ou id_estrangeiro_destinatario, com nome e endereço.', source: 'MOC 7.0 Anexo I, grupo E' },
  { cStat: '724', field: 'nome_destinatario', tag: 'xNome', breaks: (note) => namesRecipient(note) && note.input['nome_destinatario'] === undefined, message: 'A NF-e precisa do nome do destinatário.', fix: 'Informe nome_destinatario.', source: 'MOC 7.0 Anexo I, grupo E (xNome)' },
  { cStat: '726', field: 'logradouro_destinatario', tag: 'enderDest', breaks: (note) => namesRecipient(note) && note.input['logradouro_destinatario'] === undefined && note.input['municipio_destinatario'] === undefined, message: 'A NF-e precisa do endereço do destinatário.', fix: 'Informe logradouro_destinatario, numero_destinatario, bairro_destinatario, municipio_destinatario e uf_destinatario.', source: 'MOC 7.0 Anexo I, grupo E (enderDest)' },
  { cStat: '897', field: 'codigo_unico', tag: 'cNF', breaks: ({ input }) => isTrivialCodigo(textOf(input, 'codigo_unico') ?? '46502913', textOf(input, 'numero') ?? '0'), message: 'O codigo_unico não pode ser uma sequência, um dígito repetido ou o próprio número.', fix: 'Envie outros 8 dígitos ou omita o campo.', source: 'NT 2019.001 (cNF)' },
];
