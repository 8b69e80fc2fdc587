/** What a support bundle does not tell: content of elements, by what it is of. */
export const REDACTED_TAGS = [
  { of: 'nomes', tags: ['xNome', 'xFant', 'xContato', 'xSolic', 'xRespTec', 'xEnder'] },
  { of: 'CPF e documentos estrangeiros', tags: ['CPF', 'NIF', 'idEstrangeiro', 'cNaoNIF', 'RG'] },
  { of: 'endereços', tags: ['xLgr', 'nro', 'xCpl', 'xBairro', 'CEP', 'cEndPost', 'xCidade', 'xEstProvReg'] },
  {
    of: 'telefones e e-mails',
    tags: ['fone', 'fax', 'email', 'nroTermPrinc', 'nroTermAdic', 'NroTermPrinc', 'NroTermAdic'],
  },
  { of: 'placas e RENAVAM', tags: ['placa', 'RENAVAM', 'chassi', 'nMotor'] },
  {
    of: 'textos livres',
    tags: [
      'infCpl',
      'infAdFisco',
      'infAdProd',
      'xTexto',
      'xObs',
      'xCaracAd',
      'xDescServ',
      'xInfComp',
      'xOutInf',
      'xCorrecao',
      'xJust',
    ],
  },
  // Of an e-CNPJ: the certificate names the responsible person, with CPF and date of birth.
  { of: 'certificado digital da empresa', tags: ['X509Certificate'] },
] as const;

/** The same for what the platform itself says of a document. */
export const REDACTED_FIELDS = {
  'nomes de pessoas e empresas': ['name', 'destinatario', 'documentoDestinatario', 'subject'],
  'campos de eventos': ['details', 'value', 'fields'],
} as const;
