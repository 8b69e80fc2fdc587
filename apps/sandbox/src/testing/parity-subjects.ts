import { authorizerOf } from '@fiscal/core/registry/endpoints';
import { parseXml } from '@fiscal/core/xml/parse';
import { CTE_TYPE } from '../authority/cte/cte.ts';
import { DCE_AUTHORITY } from '../authority/dce/dce.ts';
import { MDFE_TYPE } from '../authority/mdfe/mdfe.ts';
import { NFCOM_TYPE } from '../authority/nfcom/nfcom.ts';
import { readDps } from '../authority/nfse/dps.ts';
import { DPS_RULES } from '../authority/nfse/rules/table.ts';
import type { PortalRuleContext, PortalType } from '../authority/portal/type.ts';
import type { Body } from './mutations.ts';
import { judgesOf, type Plant, type Verdicts } from './parity.ts';

export interface Subject {
  readonly judge: (body: Body, plant?: Plant) => Verdicts;
  readonly nowMs: number;
  readonly issuer: Issuer;
}

interface Issuer {
  readonly cnpj: string;
  readonly name: string;
  readonly ie: string;
  readonly uf: string;
}

/** The strict authority of a type of the portal, with nothing on record. */
export const strictAuthority = (
  type: string,
  uf: string,
  cnpj: string,
  nowMs: number,
): PortalRuleContext => ({
  strict: true,
  nowMs,
  receivedAtMs: nowMs,
  world: 'w',
  authorizer: authorizerOf({ type, uf, service: 'autorizacao' }) ?? '',
  signerBase: cnpj.slice(0, 8),
  register: { enabled: true, ie: null },
  standing: { rivals: [], oldest: null, awaiting: null },
  replaced: null,
  epec: null,
});

/** Type of the portal with the issuer and the moment of its fixtures. */
function portalSubject(type: PortalType, issuer: Issuer, moment: string): Subject {
  const nowMs = Date.parse(moment);
  return {
    nowMs,
    issuer,
    judge: judgesOf({
      type: type.names.type,
      issuer,
      nowMs,
      rules: [...type.before, ...type.after],
      read: (xml) => type.read(parseXml(xml).root, xml),
      authority: strictAuthority(type.names.type, issuer.uf, issuer.cnpj, nowMs),
    }),
  };
}

const CARRIER = { cnpj: '20456789000105', name: 'TRANSPORTES SERRA AZUL LTDA', ie: '0290187656', uf: 'RS' };
const TELECOM = { cnpj: '90331772000107', name: 'Farol Sul Telecom Ltda', ie: '0963344552', uf: 'RS' };
const MARKETPLACE = {
  cnpj: '26771591000194',
  name: 'Feira Digital Marketplace S.A.',
  ie: '0963344552',
  uf: 'RS',
};
const PROVIDER = { cnpj: '38889102000182', name: 'Orvalho Sistemas Ltda', ie: 'ISENTO', uf: 'RS' };
const SERVICE_NOW = Date.parse('2026-11-20T16:00:00-03:00');

export const PARITY_SUBJECTS: Readonly<Record<string, Subject>> = {
  cte: portalSubject(CTE_TYPE, CARRIER, '2026-11-20T15:00:00-03:00'),
  mdfe: portalSubject(MDFE_TYPE, CARRIER, '2026-11-24T15:00:00-03:00'),
  nfcom: portalSubject(NFCOM_TYPE, TELECOM, '2026-11-20T15:00:00-03:00'),
  dce: portalSubject(DCE_AUTHORITY, MARKETPLACE, '2026-11-20T17:00:00-03:00'),
  nfse: {
    nowMs: SERVICE_NOW,
    issuer: PROVIDER,
    judge: judgesOf({
      type: 'nfse',
      issuer: PROVIDER,
      nowMs: SERVICE_NOW,
      rules: DPS_RULES,
      read: readDps,
      authority: { strict: true, nowMs: SERVICE_NOW, signerBase: PROVIDER.cnpj.slice(0, 8) },
      alias: { '213': 'E0718' },
    }),
  },
};
