import type { KeyObject } from 'node:crypto';
import type { ZodType } from 'zod';
import type { Moment } from '../../calendar/calendar.ts';
import type { IbptTable } from '../../tables/ibpt/ibpt.ts';
import type { RtcTables } from '../../tables/rtc/rtc.ts';
import type { ReferenceRate } from '../../tax/reference-rates.ts';
import type { Operacao } from '../../vocabulary/operacao.ts';
import type { RecipientCheck } from '../../vocabulary/recipient-check.ts';
import type { Ambiente } from '../../vocabulary/service.ts';
import type { Target } from '../../vocabulary/target.ts';
import type { XmlElement } from '../../xml/parse.ts';
import type { ReadContent } from '../content/parts.ts';
import type { RuleSwitch } from './rule-switches.ts';
import type { TaxPaths } from './taxes.ts';

/** A value of the element tree: text of a leaf, a group, or the repetitions of either. */
export type TreeValue = string | Tree | readonly string[] | readonly Tree[];
/**
 * An XML element as plain data: keys are tags (`@Id` for attributes), values are already formatted text. Key order is
 * free: the layout table gives the order.
 */
export interface Tree {
  [tag: string]: TreeValue | undefined;
}

/** A fault of the caller's input, in the caller's own terms. */
export interface Problem {
  /** JSON path in the request body, e.g. `itens[1].codigo_ncm`; `''` for the whole document. */
  readonly field: string;
  readonly code: string;
  /** pt-BR, names the field. */
  readonly message: string;
  /** XML tag fed by the field. */
  readonly tag?: string;
  /** pt-BR, what to do. */
  readonly fix?: string;
  /** cStat the authority would give; 225 (schema) when absent. */
  readonly cStat?: string;
  /** The document that blocks it, for the brackets of the rejection's text. */
  readonly onRecord?: OnRecord;
}

/** Another document on record at the authority. */
export interface OnRecord {
  readonly chave: string;
  readonly protocolo?: string;
}

/**
 * Subject of a notice: an unknown field, a cleaned text, a code padded with zeros, a possible refusal, an amount
 * derived from others, a duty of the law that the body does not meet, a field of a norm that is not written yet, a
 * value that may mean another: a number with a comma or like a thousand, an object in a list's place.
 */
export type NoticeCode =
  | 'campo_desconhecido'
  | 'texto_ajustado'
  | 'zeros_a_esquerda'
  | 'valor_ambiguo'
  | 'risco_de_rejeicao'
  | 'lei_posterior'
  | 'calculado'
  | 'obrigacao_legal'
  | 'campo_ainda_sem_leiaute';

/** Information for the caller; it does not affect the document. */
export interface Notice {
  /** JSON path in the request body; where several entries of a list share it, that of the first. */
  readonly field: string;
  readonly code: NoticeCode;
  /** pt-BR, names the field and, where there are several, how many entries share it. */
  readonly message: string;
  /** The authority's code, with `risco_de_rejeicao`. */
  readonly cStat?: string;
  /** The nearest known name, the written value. */
  readonly suggestion?: string;
  /** Norm and item that bind, with `obrigacao_legal`; that has the field, with `campo_ainda_sem_leiaute`. */
  readonly norm?: string;
  /** The first day that it binds, `AAAA-MM-DD`. */
  readonly since?: string;
}

/** A value the sandbox supplied because neither the body nor the client's profile had it. */
export interface Completed {
  readonly field: string;
  readonly tag: string;
  readonly value: string;
}

/** Recipient of a document, as queried in a register of taxpayers. */
export interface RegisterQuestion {
  readonly uf: string;
  readonly by: 'cnpj' | 'cpf';
  readonly value: string;
}

/** A registration, as far as it decides over a document. */
export interface RegisteredIe {
  readonly ie: string;
  /** 1 = enabled. */
  readonly cSit: string;
}

/** Facts that decide by a município's parameters whether a service document is accepted. */
export interface TownFacts {
  /** IBGE code of who issues. */
  readonly cMun: string;
  readonly competencia: string;
  /** IBGE code of the município where the ISSQN is due; '' = none, or abroad. */
  readonly incidence: string;
  /** `01.01.01.000`; null where there is no such município. */
  readonly codServ: string | null;
  /** In percent; '' = none given. */
  readonly aliquota: string;
  /** Microempreendedor individual, whom no agreement binds. */
  readonly mei: boolean;
  /** ME or EPP of the Simples Nacional. */
  readonly simples: boolean;
  /** The rate is the município's own: not an optant, or an ME or EPP that pays the ISSQN outside the Simples. */
  readonly isOutsideSimples: boolean;
  /** 0 = none. */
  readonly regimeEspecial: string;
  /** 1 = not retained. */
  readonly retencao: string;
  readonly beneficio: string;
}

/** Query of a register for a document's recipient before it is sent. */
export interface RecipientRegister {
  /** Null when there is no recipient to look up. */
  questionOf(tree: Tree): RegisterQuestion | null;
  /** Faults that the authority would refuse, given the party's registrations in its UF. */
  faults(tree: Tree, registrations: readonly RegisteredIe[]): readonly Problem[];
}

/** Address as the fiscal profile keeps it. */
export interface Address {
  readonly logradouro?: string;
  readonly numero?: string;
  readonly complemento?: string;
  readonly bairro?: string;
  readonly codigoMunicipio?: string;
  readonly municipio?: string;
  readonly uf?: string;
  readonly cep?: string;
  readonly telefone?: string;
}

/** Technical responsible of the software (infRespTec). */
export interface TechnicalResponsible {
  readonly cnpj: string;
  readonly contato: string;
  readonly email: string;
  readonly fone: string;
}

/** The registered company that emits (the contract's `client`) with its extended fiscal profile. */
export interface Issuer {
  readonly cnpj: string;
  readonly name: string;
  readonly ie: string;
  readonly uf: string;
  readonly cscId?: string;
  readonly nomeFantasia?: string;
  readonly im?: string;
  readonly cnae?: string;
  /** CRT 1..4. */
  readonly regimeTributario?: string;
  readonly rntrc?: string;
  /** False: it pays IBS and CBS and no ICMS, so it has no IE; a taxpayer of ICMS when absent. */
  readonly contribuinteIcms?: boolean;
  /** The UFs it sells to take DIFAL on two bases; one base when absent. */
  readonly difalBaseDupla?: boolean;
  readonly address?: Address;
  /** Effect of a recipient that the register of its UF does not have as enabled; absent = no check. */
  readonly checkRecipient?: RecipientCheck;
  /** The company's own; absent = the installation's. */
  readonly responsavelTecnico?: TechnicalResponsible;
  /** Default série per API `mod`, e.g. `{ '55': 1 }`. */
  readonly series?: Readonly<Record<string, number>>;
}

/** Everything outside the body that decides how a body becomes a document. Core reads no clock and no environment. */
export interface EmissionContext {
  readonly ambiente: Ambiente;
  /** Target; absent = production or the sandbox, by `ambiente`. */
  readonly target?: Target;
  readonly issuer: Issuer;
  /** Milliseconds since the epoch. */
  readonly nowMs: number;
  /** Day of Brasília that rules, layouts and routing are read for, `AAAA-MM-DD`; absent = that of `nowMs`. */
  readonly lawDay?: string;
  /** True for what goes to the sandbox and is not strict: missing facts come from the stand-in table. */
  readonly completeInSandbox: boolean;
  /** Code tables of the tax reform; absent = those of this version of the software. */
  readonly rtc?: RtcTables;
  /** Reference rates of IBS and CBS that were loaded; absent = those of the law alone. */
  readonly rates?: readonly ReferenceRate[];
  /** Approximate taxes by UF of the issuer; absent, or undefined for a UF = none was loaded, and none are shown. */
  readonly ibpt?: (uf: string) => IbptTable | undefined;
  /** ide/verProc, 1 to 20 characters. */
  readonly verProc: string;
  /** Rules that an operator set otherwise for this client, the weakest word first: for all, for a UF, for the client. */
  readonly ruleSwitches?: readonly RuleSwitch[];
  /** The installation's. */
  readonly responsavelTecnico?: TechnicalResponsible;
}

/** Name of a type's number, and the rejections of a used one. */
export interface NumberTerms {
  readonly field: string;
  readonly tag: string;
  /** cStat of the same number with another key, of the same key, and of a voided number. */
  readonly taken: { readonly numero: string; readonly chave: string; readonly inutilizado: string };
}

/** Fields of a document in a list besides its identity. */
export interface Summary {
  /** Name of the other party as the caller sent it; null where none was. */
  readonly destinatario: string | null;
  /** CNPJ or CPF of the other party, bare; null where none was sent, or none that can be one. */
  readonly documentoDestinatario: string | null;
  /** In reais, a decimal text; null when unknown. */
  readonly valorTotal: string | null;
  /** Null: its type has none. */
  readonly operacao: Operacao | null;
}

/** A body turned into a document that still lacks its number and key. */
export interface Prepared {
  readonly tree: Tree;
  /** `2026-11-21T10:00:00-03:00` as it will be written. */
  readonly dhEmi: string;
  /** True when data_emissao was ours or within a minute of `nowMs`: the document may be re-dated before it is sent. */
  readonly redatable: boolean;
  /** CNPJ (14) or CPF (11) of the issuer as written. */
  readonly emitente: string;
  /** UF of the authority that is asked: that of the key, which may be a branch's. */
  readonly uf: string;
  /** Authority that authorizes it instead of the UF's own. */
  readonly authorizer?: string;
  /** The caller's série; absent = allocate. */
  readonly serie?: number;
  readonly numero?: number;
  readonly codigoNumerico?: string;
  /** Série to allocate from when `serie` is absent. */
  readonly defaultSerie: number;
  readonly tpEmis: string;
  readonly numberTerms: NumberTerms;
  /** Faults that make it REJEITADA without being sent (never a 400). */
  readonly problems: readonly Problem[];
  readonly completed: readonly Completed[];
  readonly notices: readonly Notice[];
  /** Computed totals by XML tag (vNF, vProd, …), for the validate route. */
  readonly totals: () => Readonly<Record<string, string>>;
  readonly summary: Summary;
}

/** A body that is no document: never stored, answered with 400. */
export interface Refused {
  readonly refused: readonly Problem[];
  readonly notices: readonly Notice[];
  /** Further faults of the present values, detectable without a document. */
  readonly further: () => readonly Problem[];
}

/** Identity of a document. */
export interface DocumentIdentity {
  readonly serie: number;
  readonly numero: number;
  /** 8 digits, not trivial, different from the number. */
  readonly codigoNumerico: string;
  readonly dhEmi: string;
}

/** Code that a UF gave a technical responsible, to be proven by a hash in each document. */
export interface Csrt {
  readonly cnpj: string;
  readonly uf: string;
  /** Short number. */
  readonly id: string;
  /** 16 to 36 characters; secret. */
  readonly text: string;
  /** Applies to this environment only; absent = both, unless one is specific. */
  readonly ambiente?: Ambiente;
}

export interface Signer {
  readonly privateKey: KeyObject;
  /** Base64 DER of the end certificate, no line breaks. */
  readonly certificateBase64: string;
  readonly csc?: string;
  readonly cscId?: string;
  readonly csrts?: readonly Csrt[];
}

export interface SignedDocument {
  /** The exact bytes that are stored and sent; root element of the document, no XML declaration. */
  readonly xml: Buffer;
  readonly digestValue: string;
  readonly qrCodeUrl: string | null;
}

/** Facts read from an issued document, in our own terms. */
export interface IssuedFacts {
  /** CNPJ (14) or CPF (11) of the issuer; `''` when it names none. */
  readonly emitente: string;
  readonly tpEmis: string;
  readonly summary: Summary;
  /** Authority that authorized it instead of the UF's own, by the law of that day. */
  readonly routing: (law: Moment) => Pick<Prepared, 'authorizer'>;
  /** Faults by the layout table, with JSON paths. */
  readonly faults: () => readonly Problem[];
}

/** Definition of a document type (`documents/<type>/<type>.ts`). */
export interface DocumentDefinition {
  readonly type: string;
  /** Path segment of /v1. */
  readonly route: string;
  /** `mod` in the API. */
  readonly mod: string;
  /** Model in XML and key. */
  readonly modelo: string;
  readonly nome: string;
  /** Thousandths of a credit. */
  readonly creditsMilli: number;
  /** Has a contract body's required fields and enumerations; unknown properties pass. Issues carry pt-BR messages. */
  readonly contractSchema: ZodType;
  /** Every documented field of a body, all optional, with description and limits: for the published contract only. */
  readonly inputSchema?: ZodType;
  /**
   * Turns a body into a document: coerced, completed, with its totals, mapped. Never throws on data. Refused (400) with
   * every missing or malformed field that the contract (and coercion) names, all at once. `body` is parsed JSON with
   * long numbers as text.
   */
  take(body: Readonly<Record<string, unknown>>, ctx: EmissionContext): Refused | Prepared;
  /** Faults of an accepted tree in another context: another day, or other rules. Its contract is not checked again. */
  judgeAgain(tree: Tree, ctx: EmissionContext): readonly Problem[];
  /** Writes number, code, date, key and Id into the tree (in place) and returns the key: 44 characters; of an NFS-e the DPS Id, 45. */
  finalize(tree: Tree, identity: DocumentIdentity): string;
  /** Layout violations of a finalized tree, with JSON paths. */
  validate(tree: Tree): Problem[];
  /** Types whose recipient a register knows. */
  readonly recipientRegister?: RecipientRegister;
  /** Types that a município has parameters for. */
  readonly townFacts?: (tree: Tree) => TownFacts;
  /** Type whose waits and redating apply, where a document follows another's rules; absent = its own. */
  readonly pacedAs?: (tree: Tree) => string;
  sign(tree: Tree, signer: Signer): SignedDocument;
  /** Faults of a document of that many bytes: larger than an authority takes. */
  sizeFaults(bytes: number): Problem[];
  /** Unsigned XML of the tree, for the validate route. */
  write(tree: Tree): Buffer;
  /** XML of a document of this type → body in the contract's field names (round trip). */
  read(xml: string | Buffer): Record<string, unknown>;
  /** Parts of a document of any issuer with their labels, for people; null when the XML has no such document. */
  readonly content: ReadContent;
  /** Reads the facts of a document of any issuer. */
  issued(root: XmlElement): IssuedFacts;
  /** The places of CFOP and of tax totals in the XML; absent = it has none. */
  readonly taxes?: TaxPaths;
  /** Fields of the 202 besides message, id and key. */
  accepted?(taken: { readonly serie: number; readonly numero: number }): Readonly<Record<string, string>>;
  /** True when QR Code URL is due in the consult view. */
  readonly hasQrCode: boolean;
}
