import { child, childrenOf, type XmlElement } from '@fiscal/core/xml/parse';
import type { Field } from '../blocks/field.ts';
import { type Block, field } from '../blocks/paper-style.ts';
import { day } from '../format/date.ts';
import { cnpjOrCpf } from '../format/identifiers.ts';
import { money } from '../format/number.ts';
import { textAt, valueAt } from '../nfe/read.ts';

const antt = (rodo: XmlElement, list: string): readonly XmlElement[] =>
  childrenOf(child(rodo, 'infANTT') ?? rodo, list);
/** CNPJ, CPF or foreign document of a party. */
const identityOf = (party: XmlElement): string =>
  valueAt(party, 'idEstrangeiro') || cnpjOrCpf(valueAt(party, 'CNPJ') || valueAt(party, 'CPF'));

export const contractors = (rodo: XmlElement): Block => ({
  title: 'CONTRATANTES',
  rows: antt(rodo, 'infContratante').map((one) => [
    field('CNPJ / CPF', identityOf(one)),
    field('NOME', valueAt(one, 'xNome'), 2),
    field('Nº DO CONTRATO', valueAt(one, 'infContrato', 'NroContrato')),
    field('VALOR GLOBAL (R$)', money(textAt(one, 'infContrato', 'vContratoGlobal'))),
  ]),
});

const WHEN: Readonly<Record<string, string>> = { '0': 'À vista', '1': 'A prazo' };
/** Account, payment institution or Pix key that receives the freight. */
function receiver(payment: XmlElement): string {
  const bank = [valueAt(payment, 'infBanc', 'codBanco'), valueAt(payment, 'infBanc', 'codAgencia')];
  const ipef = valueAt(payment, 'infBanc', 'CNPJIPEF');
  return valueAt(payment, 'infBanc', 'PIX') || (ipef && cnpjOrCpf(ipef)) || bank.filter(Boolean).join(' / ');
}
const term = (one: XmlElement): readonly Field[] => [
  field('PARCELA', valueAt(one, 'nParcela')),
  field('VENCIMENTO', day(valueAt(one, 'dVenc'))),
  field('VALOR DA PARCELA (R$)', money(textAt(one, 'vParcela'))),
];

export const payments = (rodo: XmlElement): Block => ({
  title: 'PAGAMENTO DO FRETE',
  rows: antt(rodo, 'infPag').flatMap((payment) => [
    [
      field('RESPONSÁVEL PELO PAGAMENTO', valueAt(payment, 'xNome'), 2),
      field('CNPJ / CPF', identityOf(payment)),
      field('FORMA', WHEN[valueAt(payment, 'indPag')] ?? '', 0.6),
      field('VALOR DO CONTRATO (R$)', money(textAt(payment, 'vContrato'))),
      field('ADIANTAMENTO (R$)', money(textAt(payment, 'vAdiant')), 0.8),
      field('BANCO E AGÊNCIA / IPEF / PIX', receiver(payment), 1.6),
    ],
    ...childrenOf(payment, 'infPrazo').map(term),
  ]),
});
