import { child, childrenOf, type XmlElement } from '@fiscal/core/xml/parse';
import type { Field } from '../blocks/field.ts';
import { type Block, field } from '../blocks/paper-style.ts';
import { day } from '../format/date.ts';
import { cnpjOrCpf } from '../format/identifiers.ts';
import { money } from '../format/number.ts';
import type { Mdfe } from '../mdfe/read.ts';
import { textAt, valueAt } from '../nfe/read.ts';
import { contractors, payments } from './freight.ts';

function vehicles(rodo: XmlElement): Block {
  const rntrc = valueAt(rodo, 'infANTT', 'RNTRC');
  const row = (vehicle: XmlElement, kind: string, owner: string): readonly Field[] => [
    field('VEÍCULO', kind),
    field('PLACA', valueAt(vehicle, 'placa')),
    field('UF', valueAt(vehicle, 'UF')),
    field('RNTRC', valueAt(vehicle, 'prop', 'RNTRC') || owner),
    field('TARA (kg)', valueAt(vehicle, 'tara')),
    field('CAPACIDADE (kg)', valueAt(vehicle, 'capKG')),
  ];
  const traction = child(rodo, 'veicTracao');
  return {
    title: 'VEÍCULOS',
    rows: [
      ...(traction ? [row(traction, 'Tração', rntrc)] : []),
      ...childrenOf(rodo, 'veicReboque').map((trailer) => row(trailer, 'Reboque', rntrc)),
    ],
  };
}

const drivers = (rodo: XmlElement): Block => ({
  title: 'CONDUTORES',
  rows: childrenOf(child(rodo, 'veicTracao') ?? rodo, 'condutor').map((driver) => [
    field('CPF', cnpjOrCpf(valueAt(driver, 'CPF'))),
    field('NOME', valueAt(driver, 'xNome'), 3),
  ]),
});

function tolls(rodo: XmlElement): Block {
  const antt = child(rodo, 'infANTT');
  const valePed = antt && child(antt, 'valePed');
  return {
    title: 'VALE-PEDÁGIO',
    rows: (valePed ? childrenOf(valePed, 'disp') : []).map((device) => [
      field('CNPJ DA FORNECEDORA', cnpjOrCpf(valueAt(device, 'CNPJForn'))),
      field('RESPONSÁVEL PELO PAGAMENTO', cnpjOrCpf(valueAt(device, 'CNPJPg') || valueAt(device, 'CPFPg'))),
      field('Nº DO COMPROVANTE', valueAt(device, 'nCompra')),
      field('VALOR (R$)', money(textAt(device, 'vValePed'))),
    ]),
  };
}

const ciots = (rodo: XmlElement): Block => ({
  title: 'CIOT',
  rows: childrenOf(child(rodo, 'infANTT') ?? rodo, 'infCIOT').map((ciot) => [
    field('CIOT', valueAt(ciot, 'CIOT')),
    field('RESPONSÁVEL', cnpjOrCpf(valueAt(ciot, 'CNPJ') || valueAt(ciot, 'CPF'))),
  ]),
});

const plain = (title: string, ...fields: readonly Field[]): Block => ({ title, rows: [fields] });

const BODIES: Readonly<Record<string, (body: XmlElement) => readonly Block[]>> = {
  rodo: (rodo) => [
    vehicles(rodo),
    drivers(rodo),
    tolls(rodo),
    ciots(rodo),
    contractors(rodo),
    payments(rodo),
  ],
  aereo: (aereo) => [
    plain(
      'VOO',
      field('AERONAVE', [valueAt(aereo, 'nac'), valueAt(aereo, 'matr')].join(' ')),
      field('VOO', valueAt(aereo, 'nVoo')),
      field('DATA', day(valueAt(aereo, 'dVoo'))),
      field('EMBARQUE', valueAt(aereo, 'cAerEmb')),
      field('DESTINO', valueAt(aereo, 'cAerDes')),
    ),
  ],
  aquav: (aquav) => [
    plain(
      'EMBARCAÇÃO',
      field('CÓDIGO', valueAt(aquav, 'cEmbar')),
      field('NOME', valueAt(aquav, 'xEmbar'), 2),
      field('VIAGEM', valueAt(aquav, 'nViag')),
      field('PORTO DE EMBARQUE', valueAt(aquav, 'cPrtEmb')),
      field('PORTO DE DESTINO', valueAt(aquav, 'cPrtDest')),
    ),
    {
      title: 'TERMINAIS',
      rows: [
        ...childrenOf(aquav, 'infTermCarreg').map((terminal) => [
          field('CARREGAMENTO', valueAt(terminal, 'cTermCarreg')),
          field('NOME', valueAt(terminal, 'xTermCarreg'), 3),
        ]),
        ...childrenOf(aquav, 'infTermDescarreg').map((terminal) => [
          field('DESCARREGAMENTO', valueAt(terminal, 'cTermDescarreg')),
          field('NOME', valueAt(terminal, 'xTermDescarreg'), 3),
        ]),
      ],
    },
  ],
  ferrov: (ferrov) => [
    plain(
      'TREM',
      field('PREFIXO', valueAt(ferrov, 'trem', 'xPref')),
      field('ORIGEM', valueAt(ferrov, 'trem', 'xOri')),
      field('DESTINO', valueAt(ferrov, 'trem', 'xDest')),
      field('VAGÕES', valueAt(ferrov, 'trem', 'qVag')),
    ),
  ],
};

/** Blocks of the vehicle by modal, without empty ones. */
export const modalBlocks = ({ modal: body }: Mdfe): readonly Block[] =>
  (body ? (BODIES[body.name]?.(body) ?? []) : []).filter((block) => block.rows.length > 0);
