const CERTIFICATE = 'the platform presents the certificate that the sandbox gave it';
const MESSAGE = 'the platform writes the message, and its bytes';
const SIGNATURE = 'the platform signs, with the certificate that the sandbox gave it';
const KEY = 'the engine writes the key, and all that it is made of';
/** Codes of queries; that of a key too old is each type’s own. */
export const QUERY = 'the platform asks about keys of its own making only, moments after it sent them';

/** Codes that validation refuses first; apps/sandbox/src/authority/parity.test.ts breaks them on both sides. */
export const reportedFirst = (...codes: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    codes.map((code) => [code, 'validation refuses it first; the parity test breaks it on both sides']),
  );

/** Rules over documents that no call can break, for any type of the portal, with the reason. */
export const PORTAL_OUT_OF_REACH: Readonly<Record<string, string>> = {
  '280': CERTIFICATE,
  '281': CERTIFICATE,
  '282': CERTIFICATE,
  '283': CERTIFICATE,
  '214': 'local validation refuses what is too large first',
  '215': 'local validation by the same layout refuses it first',
  '239': MESSAGE,
  '243': MESSAGE,
  '244': MESSAGE,
  '252': MESSAGE,
  '402': MESSAGE,
  '404': MESSAGE,
  '598': MESSAGE,
  '599': MESSAGE,
  '114': 'the platform sends nothing of these types to an SVC',
  '290': SIGNATURE,
  '291': SIGNATURE,
  '292': SIGNATURE,
  '293': SIGNATURE,
  '297': SIGNATURE,
  '298': SIGNATURE,
  '226': `${KEY}, and asks the authorizer of its UF`,
  '227': KEY,
  '247': `${KEY}: its UF is that of the address`,
  '253': KEY,
  '217': `${QUERY}: of one that did not arrive it takes the answer and sends again`,
  '236': QUERY,
  '600': QUERY,
};
