import { buildChaveNfse } from '@fiscal/core/chave-acesso/chave-nfse';
import type { SigningKey } from '@fiscal/core/signing/sign';
import { municipioByCodigo } from '@fiscal/core/tables/municipios';
import { escapeText } from '@fiscal/core/xml/cut';
import { moment } from './answers.ts';
import { type Dps, inscricaoOf } from './dps.ts';
import { incidenceTown } from './incidence.ts';
import { inside, sealDocument } from './seal.ts';
import { noteValues } from './values.ts';

export interface Issued {
  readonly chave: string;
  readonly nNFSe: string;
  readonly dhProc: string;
  readonly xml: string;
}

const element = (tag: string, text: string): string => `<${tag}>${escapeText(text)}</${tag}>`;

const ABROAD = 'Exterior';
const nameOf = (codigo: string): string => municipioByCodigo(codigo)?.nome ?? codigo;

/** Address of every emitter in the sandbox's register. */
const ADDRESS = [
  ['xLgr', 'Endereço do cadastro'],
  ['nro', 'S/N'],
  ['xBairro', 'Centro'],
] as const;

function emitter(dps: Dps): string {
  const party = dps.emitter;
  const cnpj = dps.at(party, 'CNPJ');
  const cLocEmi = dps.at('cLocEmi');
  const im = dps.at(party, 'IM');
  const address = [
    ...ADDRESS.map(([tag, text]) => element(tag, text)),
    element('cMun', cLocEmi),
    element('UF', municipioByCodigo(cLocEmi)?.uf ?? 'SP'),
    element('CEP', '01001000'),
  ];
  return [
    '<emit>',
    cnpj === '' ? element('CPF', dps.at(party, 'CPF')) : element('CNPJ', cnpj),
    im === '' ? '' : element('IM', im),
    element('xNome', dps.at(party, 'xNome') || 'Empresa do cadastro nacional'),
    `<enderNac>${address.join('')}</enderNac>`,
    '</emit>',
  ].join('');
}

/** cStat of a note: issued as usual. The schema has no code for one that substitutes another. */
const GERADA = '100';

/** The NFS-e that the environment makes of a DPS. Source: NFSe_v1.01.xsd. */
export function issueNote(
  dps: Dps,
  number: bigint,
  { nowMs, signer }: { readonly nowMs: number; readonly signer: SigningKey },
): Issued {
  const nNFSe = String(number + 1n);
  const dhProc = moment(nowMs);
  const dhEmi = dps.at('dhEmi');
  const chave = buildChaveNfse({
    cMun: dps.at('cLocEmi'),
    ambGer: '2',
    inscricao: inscricaoOf(dps, dps.emitter),
    nNFSe,
    AAMM: dhEmi.slice(2, 4) + dhEmi.slice(5, 7),
    codigo: String((number * 7919n) % 1_000_000_000n),
  });
  const place = dps.at('serv', 'locPrest', 'cLocPrestacao');
  const due = incidenceTown(dps);
  const cTribNac = dps.at('serv', 'cServ', 'cTribNac');
  const cNBS = dps.at('serv', 'cServ', 'cNBS');
  const values = noteValues(dps).elements.map(([tag, value]) => element(tag, value));
  const id = `NFS${chave}`;
  const content = [
    element('xLocEmi', nameOf(dps.at('cLocEmi'))),
    element('xLocPrestacao', place === '' ? ABROAD : nameOf(place)),
    element('nNFSe', nNFSe),
    ...(due === '' ? [] : [element('cLocIncid', due), element('xLocIncid', nameOf(due))]),
    element('xTribNac', `Código de tributação nacional ${cTribNac.replace(/(\d\d)(?=\d)/g, '$1.')}`),
    ...(cNBS === '' ? [] : [element('xNBS', `NBS ${cNBS}`)]),
    element('verAplic', 'SANDBOX_1.0'),
    element('ambGer', '2'),
    element('tpEmis', '1'),
    element('procEmi', '1'),
    element('cStat', GERADA),
    element('dhProc', dhProc),
    element('nDFSe', nNFSe),
    emitter(dps),
    `<valores>${values.join('')}</valores>`,
    inside(dps.xml),
  ];
  const xml = sealDocument('NFSe', `<infNFSe Id="${id}">${content.join('')}</infNFSe>`, { id, signer });
  return { chave, nNFSe, dhProc, xml };
}
