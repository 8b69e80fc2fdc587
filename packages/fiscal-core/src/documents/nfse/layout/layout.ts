// biome-ignore-all format: one row per line
import { publishedText, withFacets } from '../../../engine/layout/published/published.ts';
import { group, leaf } from '../../../engine/layout/rows.ts';
import type { Layout } from '../../../engine/layout/types.ts';
import { IBSCBS } from './ibs-cbs.ts';
import { NFSE_FACETS } from './nfse-facets.ts';
import { interm, prest, toma } from './parties.ts';
import { serv } from './serv.ts';
import * as t from './simple-types.ts';
import { valores } from './valores.ts';

const subst = group('subst', '0-1', 'NFS-e substituída', [
  leaf('chSubstda', '1-1', t.TSChaveNFSe, 'chave_nfse_substituida', 'Chave da NFS-e a substituir (50 posições)'),
  leaf('cMotivo', '1-1', t.TSCodJustSubst, 'codigo_justificativa_substituicao', 'Código do motivo'),
  leaf('xMotivo', '0-1', publishedText, 'motivo_substituicao', 'Descrição do motivo; exigida no código 99'),
]);

const infDPS = group('infDPS', '1-1', 'Informações da DPS', [
  leaf('@Id', '1-1', t.TSIdDPS, 'engine', 'Literal DPS, município emissor, tipo e número da inscrição, série e número'),
  leaf('tpAmb', '1-1', t.TSTipoAmbiente, 'engine', 'Ambiente, pelo prefixo do token'),
  leaf('dhEmi', '1-1', t.TSDateTimeUTC, 'data_emissao', 'Data e hora da emissão, com fuso; padrão = agora'),
  leaf('verAplic', '1-1', publishedText, 'versao_aplicativo', 'Versão do aplicativo; padrão = a da plataforma'),
  leaf('serie', '1-1', t.TSSerieDPS, 'serie_dps', 'Série da DPS; aplicações próprias usam de 1 a 49999; padrão 1'),
  leaf('nDPS', '1-1', t.TSNumDPS, 'numero_dps', 'Número da DPS; sem valor a plataforma numera'),
  leaf('dCompet', '1-1', t.TSData, 'data_competencia', 'Competência; padrão = data da emissão'),
  leaf('tpEmit', '1-1', t.TSEmitenteDPS, 'emitente_dps', 'Quem emite a DPS; padrão 1'),
  leaf('cMotivoEmisTI', '0-1', t.TSMotivoEmisTI, 'motivo_emissao_tomador_intermediario', 'Motivo da emissão pelo tomador ou intermediário'),
  leaf('chNFSeRej', '0-1', t.TSChaveNFSe, 'chave_nfse_rejeitada', 'Chave da NFS-e rejeitada'),
  leaf('cLocEmi', '1-1', t.TSCodMunIBGE, 'codigo_municipio_emissora', 'Município emissor (IBGE, 7 dígitos); padrão = município do prestador'),
  subst,
  prest,
  toma,
  interm,
  serv,
  valores,
  IBSCBS,
]);

/**
 * The DPS of the national NFS-e 1.01: every element, its order, occurrence and format, and the JSON field that feeds it.
 * Source: DPS_v1.01.xsd and tiposComplexos_v1.01.xsd of nfelib 3.2.0; Anexo I v1.01 (2026-02-09).
 */
export const nfseLayout: Layout = {
  name: 'nfse',
  namespace: 'http://www.sped.fazenda.gov.br/nfse',
  root: 'DPS',
  signed: 'infDPS',
  rows: withFacets([leaf('@versao', '1-1', t.TVerNFSe, 'engine', 'Versão do leiaute; fixo 1.01'), infDPS], NFSE_FACETS),
  synonyms: {},
  sums: [],
  ignored: [
    { path: 'mod', description: 'Modelo do documento; fixo NFSE, só valida a rota' },
    { path: 'indicador_operacao_zfm_alc', description: 'Alíquota zero de CBS em ZFM ou ALC; fora do leiaute 1.01' },
  ],
};
