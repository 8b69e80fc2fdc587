import { ufByCodigo } from '@fiscal/core/tables/uf';
import { child } from '@fiscal/core/xml/parse';
import { type Place } from '../blocks/paper-style.ts';
import { day } from '../format/date.ts';
import { cep, cnpjOrCpf, phone } from '../format/identifiers.ts';
import { money } from '../format/number.ts';
import type { Nfcom } from '../nfcom/read.ts';
import { streetOf, textAt, valueAt } from '../nfe/read.ts';
import type { Page } from '../page/page.ts';
import { competence } from './read.ts';
import { blockTitle, rows } from './style.ts';

const SUBSCRIBERS: Readonly<Record<string, string>> = {
  '1': 'Comercial',
  '2': 'Industrial',
  '3': 'Residencial / pessoa física',
  '4': 'Produtor rural',
  '5': 'Órgão público estadual',
  '6': 'Prestador de telecomunicação',
  '7': 'Missão diplomática',
  '8': 'Igrejas e templos',
  '99': 'Outros',
};
const SERVICES: Readonly<Record<string, string>> = {
  '1': 'Telefonia',
  '2': 'Comunicação de dados',
  '3': 'TV por assinatura',
  '4': 'Acesso à internet',
  '5': 'Multimídia',
  '6': 'Outros',
  '7': 'Vários',
};

/** Draws the subscriber and the contract. Returns the y below. */
export function subscriber(page: Page, place: Place, { dest, infNFCom }: Nfcom): number {
  const address = dest && child(dest, 'enderDest');
  const assinante = child(infNFCom, 'assinante');
  const document = textAt(dest, 'CNPJ') ?? textAt(dest, 'CPF') ?? valueAt(dest, 'idOutros');
  const line = [valueAt(assinante, 'NroTermPrinc'), ufByCodigo(valueAt(assinante, 'cUFPrinc'))?.sigla]
    .filter(Boolean)
    .join(' ');
  const term = [textAt(assinante, 'dContratoIni'), textAt(assinante, 'dContratoFim')]
    .map(day)
    .filter(Boolean);
  const y = blockTitle(page, place, 'DESTINATÁRIO / ASSINANTE');
  return rows(
    page,
    { ...place, y },
    [
      { label: 'NOME / RAZÃO SOCIAL', value: valueAt(dest, 'xNome'), share: 58 },
      { label: 'CNPJ / CPF / OUTRO DOCUMENTO', value: cnpjOrCpf(document), share: 24 },
      { label: 'INSCRIÇÃO ESTADUAL', value: valueAt(dest, 'IE'), share: 18 },
    ],
    [
      { label: 'ENDEREÇO', value: streetOf(address), share: 42 },
      { label: 'BAIRRO', value: valueAt(address, 'xBairro'), share: 22 },
      {
        label: 'MUNICÍPIO - UF',
        value: [valueAt(address, 'xMun'), valueAt(address, 'UF')].join(' - '),
        share: 22,
      },
      { label: 'CEP', value: cep(valueAt(address, 'CEP')), share: 14 },
    ],
    [
      { label: 'CÓDIGO DO ASSINANTE', value: valueAt(assinante, 'iCodAssinante'), share: 20 },
      { label: 'TIPO DE ASSINANTE', value: SUBSCRIBERS[valueAt(assinante, 'tpAssinante')] ?? '', share: 22 },
      { label: 'SERVIÇO', value: SERVICES[valueAt(assinante, 'tpServUtil')] ?? '', share: 18 },
      {
        label: 'CONTRATO',
        value: [valueAt(assinante, 'nContrato'), term.join(' a ')].filter(Boolean).join(' - '),
        share: 26,
      },
      { label: 'TERMINAL', value: line || phone(valueAt(address, 'fone')), share: 14 },
    ],
  );
}

/** Draws the invoice: period, values, due date. Returns the y below. */
export function invoice(page: Page, place: Place, { infNFCom, total }: Nfcom): number {
  const gFat = child(infNFCom, 'gFat');
  const central = child(infNFCom, 'gFatCentral');
  const used = [textAt(gFat, 'dPerUsoIni'), textAt(gFat, 'dPerUsoFim')].map(day).filter(Boolean);
  return rows(page, { ...place, y: place.y + 3 }, [
    {
      label: 'REFERÊNCIA (MÊS/ANO)',
      value: competence(valueAt(gFat, 'CompetFat')),
      share: 20,
      align: 'center',
    },
    { label: 'PERÍODO DE UTILIZAÇÃO', value: used.join(' a '), share: 30, align: 'center' },
    central
      ? {
          label: 'FATURAMENTO CENTRALIZADO POR',
          value: cnpjOrCpf(valueAt(central, 'CNPJ')),
          share: 25,
          align: 'center',
        }
      : { label: 'VENCIMENTO', value: day(textAt(gFat, 'dVencFat')), share: 25, align: 'center', bold: true },
    {
      label: 'TOTAL A PAGAR (R$)',
      value: money(textAt(total, 'vNF')),
      share: 25,
      align: 'right',
      bold: true,
    },
  ]);
}
