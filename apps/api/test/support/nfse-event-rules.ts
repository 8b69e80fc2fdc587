/** Broken in nfse.stack.test.ts (E0822), and in received-events.stack.test.ts (`a received NFS-e`). */
export const NFSE_EVENT_ANSWERED = ['101101 E0822', '101101 E0840', '101101 E0848', '101101 E1833'] as const;

const SIGNER = 'the platform signs with the certificate of the author that it names';
const FORETOLD = 'refused with 409 before anything is sent: registry/received-events.test.ts';
const REASONED =
  'a rejection of code 9 without its reason is refused with 400: registry/received-events.test.ts';

/** Rules that no call can break, and why; the sandbox lists them under 101101. */
export const NFSE_EVENT_OUT_OF_REACH: Readonly<Record<string, string>> = {
  '101101 E0812': SIGNER,
  '101101 E0813': FORETOLD,
  '101101 E0815': SIGNER,
  '101101 E0816':
    'the platform cancels in the name of the issuer of the note, and a person has no inbox here',
  ...Object.fromEntries(
    ['E0860', 'E0861', 'E0862', 'E0864', 'E0866', 'E0868'].map((code) => [`101101 ${code}`, FORETOLD]),
  ),
  ...Object.fromEntries(['E1944', 'E1949', 'E1954'].map((code) => [`101101 ${code}`, REASONED])),
};
