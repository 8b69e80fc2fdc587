// biome-ignore-all format: a table
import type { Shape } from './allowed-tags.ts';

/**
 * `emite`: JSON of the platform about a document; `authority`: JSON of the national NFS-e environment, or of anyone;
 * `caller`: no field.
 */
export type JsonOf = 'emite' | 'authority' | 'caller';

/** Fields with a caller's input, under any names: all of it is masked. */
export const CALLER_FIELDS: ReadonlySet<string> = new Set(['details', 'fields', 'payload', 'body']);

/** The only fields whose content a support bundle shows, each where it has the shape. */
export const ALLOWED_FIELDS: readonly { readonly of: JsonOf; readonly shape: Shape; readonly fields: string }[] = [
  { of: 'emite', shape: 'id', fields: 'id clientId accountId eventId operationId requestId documentId attemptId' },
  { of: 'emite', shape: 'key', fields: 'accessKey accessKeys keys' },
  { of: 'emite', shape: 'cnpj', fields: 'cnpj' },
  { of: 'emite', shape: 'code', fields: 'cStat tpEmis uf eventCode' },
  { of: 'emite', shape: 'digest', fields: 'sha256' },
  { of: 'emite', shape: 'url', fields: 'url' },
  { of: 'emite', shape: 'address', fields: 'peer' },
  { of: 'emite', shape: 'amount', fields: 'serie numero seq sequence sends attempt environment httpStatus valorTotal creditsChargedMilli size requestSize answerSize dnsMs connectMs tlsMs firstByteMs totalMs dns connect tls firstByte total count' },
  { of: 'emite', shape: 'protocol', fields: 'nRec nProt protocolNumber' },
  { of: 'emite', shape: 'date', fields: 'createdAt updatedAt authorizedAt cancellableUntil cancellableWithoutFineUntil dhEmi dhRecbto startedAt settledAt registeredAt nextTryAt until since deadline at madeAt notBefore notAfter validFrom validTo checkedAt day' },
  { of: 'emite', shape: 'version', fields: 'emite node' },
  { of: 'emite', shape: 'text', fields: 'xMotivo reason rejectionReason message cause fix source typeName norm contentType answerType field tag' },
  { of: 'emite', shape: 'word', fields: 'type target status state kind code mode origin category action service ending result method fault protocol cipher encoding problems refusal' },
  { of: 'authority', shape: 'code', fields: 'tipoAmbiente codigo Codigo ambiente cStat' },
  { of: 'authority', shape: 'version', fields: 'versaoAplicativo' },
  { of: 'authority', shape: 'date', fields: 'dataHoraProcessamento' },
  { of: 'authority', shape: 'key', fields: 'chaveAcesso idDps idDPS chave ChaveAcesso IdDps' },
  { of: 'authority', shape: 'text', fields: 'descricao Descricao mensagem Mensagem complemento Complemento message title' },
];
