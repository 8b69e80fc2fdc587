/**
 * Names of a document type's messages. All types of the national portal have the same shapes: only this and the table
 * of codes differ. Sources: the schema packages PL_010e, PL_CTe_400, PL_MDFe_300b, PL_NFCom_1.00, PL_DCe_1.00.
 */
export interface MessageNames {
  /** Type of the code table. */
  readonly type: string;
  readonly namespace: string;
  /** Version of the messages, the protocol and the distributed document. */
  readonly versao: string;
  /** Root of the document. */
  readonly documento: string;
  /** Root of the answer to an emission. */
  readonly retAutorizacao: string;
  readonly prot: string;
  /** The element that holds an access key. */
  readonly chave: string;
  /** Root of the distributed document. */
  readonly proc: string;
  readonly consSit: string;
  readonly retConsSit: string;
  readonly consStatServ: string;
  readonly retConsStatServ: string;
  /** Whether `consStatServ` names the UF. */
  readonly statusOfUf: boolean;
  readonly evento: string;
  readonly retEvento: string;
  readonly procEvento: string;
  readonly versaoEvento: string;
  /** Lot around the answer to an event; null = `retEvento` is the answer itself. */
  readonly retLoteEvento: string | null;
}

const PORTAL = 'http://www.portalfiscal.inf.br';

interface Portal extends Pick<MessageNames, 'type' | 'versao' | 'documento' | 'statusOfUf'> {}

/** The regular names of a type: synchronous, one document and one event a message. */
export const portal = ({ type, versao, documento, statusOfUf }: Portal): MessageNames => ({
  type,
  namespace: `${PORTAL}/${type}`,
  versao,
  documento,
  retAutorizacao: `ret${documento}`,
  prot: `prot${documento}`,
  chave: `ch${documento}`,
  proc: `${type}Proc`,
  consSit: `consSit${documento}`,
  retConsSit: `retConsSit${documento}`,
  consStatServ: `consStatServ${documento}`,
  retConsStatServ: `retConsStatServ${documento}`,
  statusOfUf,
  evento: `evento${documento}`,
  retEvento: `retEvento${documento}`,
  procEvento: `procEvento${documento}`,
  versaoEvento: versao,
  retLoteEvento: null,
});

export const CTE = portal({ type: 'cte', versao: '4.00', documento: 'CTe', statusOfUf: true });
export const MDFE = portal({ type: 'mdfe', versao: '3.00', documento: 'MDFe', statusOfUf: false });
export const NFCOM = portal({ type: 'nfcom', versao: '1.00', documento: 'NFCom', statusOfUf: false });
export const DCE = portal({ type: 'dce', versao: '1.00', documento: 'DCe', statusOfUf: true });

/** NF-e and NFC-e travel in lots, and so do their events. */
export const NFE: MessageNames = {
  ...portal({ type: 'nfe', versao: '4.00', documento: 'NFe', statusOfUf: true }),
  retAutorizacao: 'retEnviNFe',
  consStatServ: 'consStatServ',
  retConsStatServ: 'retConsStatServ',
  evento: 'evento',
  retEvento: 'retEvento',
  versaoEvento: '1.00',
  retLoteEvento: 'retEnvEvento',
};
