import { ufByCodigo } from '@fiscal/core/tables/uf';
import { child } from '@fiscal/core/xml/parse';
import { center, field, type Place } from '../blocks/paper-style.ts';
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
      field('NOME / RAZÃO SOCIAL', valueAt(dest, 'xNome'), 58),
      field('CNPJ / CPF / OUTRO DOCUMENTO', cnpjOrCpf(document), 24),
      field('INSCRIÇÃO ESTADUAL', valueAt(dest, 'IE'), 18),
    ],
    [
      field('ENDEREÇO', streetOf(address), 42),
      field('BAIRRO', valueAt(address, 'xBairro'), 22),
      field('MUNICÍPIO - UF', [valueAt(address, 'xMun'), valueAt(address, 'UF')].join(' - '), 22),
      field('CEP', cep(valueAt(address, 'CEP')), 14),
    ],
    [
      field('CÓDIGO DO ASSINANTE', valueAt(assinante, 'iCodAssinante'), 20),
      field('TIPO DE ASSINANTE', SUBSCRIBERS[valueAt(assinante, 'tpAssinante')] ?? '', 22),
      field('SERVIÇO', SERVICES[valueAt(assinante, 'tpServUtil')] ?? '', 18),
      field('CONTRATO', [valueAt(assinante, 'nContrato'), term.join(' a ')].filter(Boolean).join(' - '), 26),
      field('TERMINAL', line || phone(valueAt(address, 'fone')), 14),
    ],
  );
}

/** Draws the invoice: period, values, due date. Returns the y below. */
export function invoice(page: Page, place: Place, { infNFCom, total }: Nfcom): number {
  const gFat = child(infNFCom, 'gFat');
  const central = child(infNFCom, 'gFatCentral');
  const used = [textAt(gFat, 'dPerUsoIni'), textAt(gFat, 'dPerUsoFim')].map(day).filter(Boolean);
  return rows(page, { ...place, y: place.y + 3 }, [
    center('REFERÊNCIA (MÊS/ANO)', competence(valueAt(gFat, 'CompetFat')), 20),
    center('PERÍODO DE UTILIZAÇÃO', used.join(' a '), 30),
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
