/** The one signature profile of all SEFAZ documents. Source: MOC 7.0 §3.4; protocol of CT-e, MDF-e, NFCom and DC-e alike. */
export const XMLDSIG = 'http://www.w3.org/2000/09/xmldsig#';
export const C14N = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315';
export const RSA_SHA1 = `${XMLDSIG}rsa-sha1`;
export const SHA1 = `${XMLDSIG}sha1`;
export const ENVELOPED = `${XMLDSIG}enveloped-signature`;

/**
 * Alternatives that the schema of the NFS-e allows and other software uses: SHA-256, exclusive C14N. Without prefixes,
 * and with one default namespace, both canonical forms are the same text. Source: xmldsig-core-schema of the package
 * NFSe_v1.01.
 */
export const OPEN_CANONICALIZATIONS = [C14N, 'http://www.w3.org/2001/10/xml-exc-c14n#'] as const;
export const RSA_SHA256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256';
export const SHA256 = 'http://www.w3.org/2001/04/xmlenc#sha256';

/** SignedInfo in canonical form; `xmlns` is written only for the bytes that are signed. */
export const signedInfo = (
  id: string,
  digestValue: string,
  xmlns: '' | ` xmlns="${typeof XMLDSIG}"`,
): string =>
  `<SignedInfo${xmlns}><CanonicalizationMethod Algorithm="${C14N}"></CanonicalizationMethod>` +
  `<SignatureMethod Algorithm="${RSA_SHA1}"></SignatureMethod><Reference URI="#${id}"><Transforms>` +
  `<Transform Algorithm="${ENVELOPED}"></Transform><Transform Algorithm="${C14N}"></Transform></Transforms>` +
  `<DigestMethod Algorithm="${SHA1}"></DigestMethod><DigestValue>${digestValue}</DigestValue></Reference></SignedInfo>`;

export const SIGNED_INFO_XMLNS = ` xmlns="${XMLDSIG}"` as const;
