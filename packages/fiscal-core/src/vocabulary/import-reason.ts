/** Reason why an imported document is not proven, or the evidence against it. */
export type ImportReason =
  /** An authority of ICP-Brasil by its name issued the signer's certificate, and no root at hand proves it. */
  | 'cadeia_desconhecida'
  /** Imported by a release that did not check the chain. */
  | 'importacao_anterior'
  /** The authority does not know the key. */
  | 'nao_consta'
  /** The authority has the number under another key. */
  | 'outra_chave'
  | 'outro_conteudo'
  | 'outro_protocolo'
  /** Canceled here by its file and in force there, or denied on one side alone. */
  | 'outra_situacao'
  /** The authority answers no questions about keys that old. */
  | 'chave_antiga'
  | 'consulta_recusada'
  | 'transmissao_desligada'
  /** The sandbox of this installation knows only what was issued in it. */
  | 'outro_sandbox';
