import { municipioByCodigo } from '@fiscal/core/tables/municipios';
import { child, type XmlElement } from '@fiscal/core/xml/parse';
import { type Block, field } from '../../blocks/paper-style.ts';
import { cep, cnpjOrCpf, phone } from '../../format/identifiers.ts';
import { documentOf, streetOf, textAt, valueAt } from '../../nfe/read.ts';
import type { Nfse } from '../../nfse/read.ts';
import { apuracaoName, emitterName, simplesName } from '../../nfse/words.ts';

/** Name and state of a município; its code when the table does not know it. */
export function townName(code: string): string {
  const town = municipioByCodigo(code);
  return town ? `${town.nome} - ${town.uf}` : code;
}

interface Address {
  readonly street: string;
  readonly town: string;
  readonly postal: string;
}
/** Address of a party (`end`) or of the note's emitter (`enderNac`), in Brazil or abroad. */
function addressOf(party: XmlElement): Address {
  const end = child(party, 'end') ?? child(party, 'enderNac');
  const abroad = end && child(end, 'endExt');
  const home = end && (child(end, 'endNac') ?? end);
  return {
    street: [streetOf(end), valueAt(end, 'xBairro')].filter(Boolean).join(', '),
    town: abroad
      ? ['xCidade', 'xEstProvReg', 'cPais'].map((tag) => valueAt(abroad, tag)).join(' - ')
      : townName(valueAt(home, 'cMun')),
    postal: abroad ? valueAt(abroad, 'cEndPost') : cep(valueAt(home, 'CEP')),
  };
}

function partyRows(party: XmlElement): Block['rows'] {
  const { street, town, postal } = addressOf(party);
  const fone = valueAt(party, 'fone');
  return [
    [
      field('CNPJ / CPF / NIF', cnpjOrCpf(documentOf(party) || valueAt(party, 'NIF')), 3),
      field('INSCRIÇÃO MUNICIPAL', valueAt(party, 'IM'), 2),
      field('TELEFONE', phone(fone), 2),
      field('E-MAIL', valueAt(party, 'email'), 4),
    ],
    [field('NOME / NOME EMPRESARIAL', valueAt(party, 'xNome'))],
    [field('ENDEREÇO', street, 6), field('MUNICÍPIO', town, 3), field('CEP', postal, 1.5)],
  ];
}

/** The emitter, then every other party, or a note that there is none. */
export function partyBlocks({ ide, emit }: Nfse): Block[] {
  const emitter = emitterName(valueAt(ide, 'tpEmit'));
  const prest = child(ide, 'prest');
  const regime = prest && child(prest, 'regTrib');
  const simples = [
    field('SIMPLES NACIONAL NA DATA DE COMPETÊNCIA', simplesName(valueAt(regime, 'opSimpNac'))),
    field('REGIME DE APURAÇÃO PELO SIMPLES NACIONAL', apuracaoName(valueAt(regime, 'regApTribSN'))),
  ];
  const own = emitter === 'Prestador' || !prest;
  const others = [
    ['toma', 'TOMADOR DO SERVIÇO', 'Tomador'],
    ['interm', 'INTERMEDIÁRIO DO SERVIÇO', 'Intermediário'],
  ] as const;
  const receiver = child(ide, 'IBSCBS');
  const dest = receiver && child(receiver, 'dest');
  return [
    {
      title: `EMITENTE DA NFS-e - ${emitter.toUpperCase()} DO SERVIÇO`,
      rows: [...partyRows(emit), ...(own ? [simples] : [])],
    },
    ...(own ? [] : [{ title: 'PRESTADOR DO SERVIÇO', rows: [...partyRows(prest), simples] }]),
    ...others
      .filter(([, , role]) => role !== emitter)
      .map(([tag, title]): Block => {
        const party = child(ide, tag);
        return party
          ? { title, rows: partyRows(party) }
          : { title: `${title} NÃO IDENTIFICADO NA NFS-e`, rows: [] };
      }),
    ...(dest ? [{ title: 'DESTINATÁRIO DO SERVIÇO', rows: partyRows(dest) }] : []),
  ];
}

/** Município in the paper's head. */
export const townOfEmission = ({ infNFSe, ide }: Nfse): string =>
  textAt(infNFSe, 'xLocEmi') ?? townName(valueAt(ide, 'cLocEmi'));
