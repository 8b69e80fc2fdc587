import type { DistributionAnswer, DistributionQuestion, DocZip } from './distribution.ts';
import { describeErrors, errorsOf, field, hasCategory, listIn, textField } from './nfse-answers.ts';
import { readRestAnswer, restCall } from './rest.ts';

/** Question to the distribution of the ADN: `GET /DFe/{NSU}`. A CPF is not named: the certificate has it. */
export function adnCall(interested: string, question: DistributionQuestion): string {
  if (question.by === 'chave') throw new Error('the ADN distributes nothing by key');
  return restCall({
    params: {
      NSU: String(question.nsu),
      lote: String(question.by === 'ultNSU'),
      ...(interested.length === 11 ? {} : { cnpjConsulta: interested }),
    },
  });
}

/** Words of `StatusProcessamento`, and the code of an answer without documents. */
const NOTHING = 'NENHUM_DOCUMENTO_LOCALIZADO';
const FOUND = 'DOCUMENTOS_LOCALIZADOS';
const NOTHING_CODE = 'E2220';
const TOO_MANY_REQUESTS = 429;

const nsuOf = (value: unknown): number | null => {
  const nsu = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
  return typeof nsu === 'number' && Number.isSafeInteger(nsu) && nsu > 0 ? nsu : null;
};

const isGzip = (bytes: Buffer): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

/** gzip in Base64, by some versions of the service in Base64 twice. */
function zippedOf(text: string): Buffer {
  const once = Buffer.from(text, 'base64');
  const twice = isGzip(once) ? once : Buffer.from(once.toString('latin1'), 'base64');
  return isGzip(twice) ? twice : once;
}

const documentOf = (one: unknown): DocZip => ({
  nsu: nsuOf(field(one, 'NSU')),
  schema: [textField(one, 'TipoDocumento'), textField(one, 'TipoEvento')]
    .flatMap((word) => (word === null ? [] : Array.from(word).slice(0, 60).join('')))
    .join(' '),
  zipped: zippedOf(textField(one, 'ArquivoXml') ?? ''),
});

/** Parses the answer of `GET /DFe/{NSU}`. Never throws. It names neither the greatest NSU nor the last one that was looked at. */
export function parseAdn(text: string): DistributionAnswer {
  const { status, body } = readRestAnswer(text);
  const position = { ultNSU: null, maxNSU: null };
  if (status === TOO_MANY_REQUESTS)
    return { kind: 'consumo-indevido', xMotivo: 'HTTP 429: consultas demais', ...position };
  const word = textField(body, 'StatusProcessamento');
  const errors = errorsOf(body);
  if (word === NOTHING || errors.some(({ codigo }) => codigo === NOTHING_CODE))
    return { kind: 'nenhum', ...position };
  if (status < 300 && word === FOUND)
    return {
      kind: 'documentos',
      documents: listIn(body, 'LoteDFe').map(documentOf),
      openEnd: true,
      ...position,
    };
  if (errors.length === 0) return { kind: 'ilegivel', cause: `HTTP ${status} sem documentos nem erros` };
  const { cStat, xMotivo } = describeErrors(errors);
  return hasCategory(errors, 'serviceDownShort')
    ? { kind: 'indisponivel', cause: `${cStat} ${xMotivo}`.trim() }
    : { kind: 'recusada', cStat, xMotivo, ...position };
}
