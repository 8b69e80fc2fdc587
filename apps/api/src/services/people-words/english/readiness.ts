// biome-ignore-all format: a table reads as one row a line
type Write = (...groups: readonly string[]) => string;

/** Data that an address lacks, as `company-lines.ts` lists them. */
const ADDRESS: Readonly<Record<string, string>> = {
  'o logradouro': 'street', 'o número': 'number', 'o bairro': 'district', 'o CEP': 'CEP', 'o município': 'city',
};

/** Messages of `services/companies/readiness` and of the problems of an A1. */
const ROWS: readonly (readonly [message: RegExp, write: Write])[] = [
  [/^A transmissão às SEFAZ está ligada\.$/, () => 'Live transmission to SEFAZ is on.'],
  [/^A transmissão em produção está desligada: /, () => 'Live transmission is off: the check used the emulated SEFAZ.'],
  [/^O endereço está completo\.$/, () => 'The address is complete.'],
  [/^No endereço da empresa falta (.+)\.$/, (list = '') => `The company's address lacks: ${list.split(', ').map((each) => ADDRESS[each] ?? each).join(', ')}.`],
  [/^O regime tributário da empresa não foi informado\.$/, () => 'The tax regime of the company was not given.'],
  [/^O regime tributário foi informado\.$/, () => 'The tax regime was given.'],
  [/^A empresa não é contribuinte do ICMS: /, () => 'The company is no taxpayer of the ICMS: its NF-e carries no state registration, and SVRS authorizes it, whatever the state.'],
  [/^A empresa é isenta de inscrição estadual\.$/, () => 'The company is exempt from a state registration.'],
  [/^A inscrição estadual tem a forma de (\w\w)\.$/, (uf) => `The state registration has the form of ${uf}.`],
  [/^A inscrição estadual (.+) não tem a forma de (\w\w)\.$/, (ie, uf) => `The state registration ${ie} does not have the form of ${uf}.`],
  [/^Quem emite por CPF não usa CSC: /, () => 'An issuer with a CPF uses no CSC: the QR code is of version 3.'],
  [/^Falta o CSC, /, () => 'The CSC is missing, of which an NFC-e forms its QR code.'],
  [/^O CSC foi informado\.$/, () => 'The CSC was given.'],
  [/^O responsável técnico está configurado\.$/, () => 'The technical responsible is set.'],
  [/^(\w\w) exige o responsável técnico \(rejeição 972\)/, (uf) => `${uf} demands the technical responsible (rejection 972), and none is set.`],
  [/^O responsável técnico não está configurado; /, () => 'The technical responsible is not set; this state does not demand one.'],
  [/^O CSRT de (\w\w) foi informado\.$/, (uf) => `The CSRT of ${uf} was given.`],
  [/^(\w\w) exige também o CSRT /, (uf) => `${uf} also demands the CSRT of the technical responsible (rejection 975).`],
  [/^Nenhuma SEFAZ autoriza este documento em (\w\w)\.$/, (uf) => `No SEFAZ authorizes this document in ${uf}.`],
  [/^Quem não é contribuinte do ICMS não emite NFC-e /, () => 'A company that is no taxpayer of the ICMS issues no NFC-e (rejection 156).'],
  [/^Uma pessoa física não emite este documento /, () => 'A natural person does not issue this document with an e-CPF.'],
  [/^Uma série com número definido\.$/, () => 'One series has its number set.'],
  [/^(\d+) séries com número definido\.$/, (count) => `${count} series have their numbers set.`],
  [/^Nenhum número foi usado ainda: a série (\d+) começa em 1\.$/, (serie) => `No number was used yet: series ${serie} begins at 1.`],
  [/^O A1 só vale a partir de (\S+)\.$/, (day) => `The A1 is valid from ${day} on only.`],
  [/^O A1 venceu em (\S+)\.$/, (day) => `The A1 expired on ${day}.`],
  [/^O A1 vence em (\S+): faltam (\d+) dias\.$/, (day, left) => `The A1 expires on ${day}, in ${left} days.`],
  [/^O A1 vale até (\S+)\.$/, (day) => `The A1 is valid until ${day}.`],
  [/^A cadeia do A1 chega à (.+)\.$/, (root) => `The chain of the A1 leads to ${root}.`],
  [/^A autoridade que emitiu o A1 \((.+)\) não está entre as conhecidas\.$/, (issuer) => `The authority that issued the A1 (${issuer}) is not among the known ones.`],
  [/^A cadeia do A1 termina em (.+), que não é raiz da ICP-Brasil\.$/, (root) => `The chain of the A1 ends at ${root}, which is no root of ICP-Brasil.`],
  [/^A autoridade (.+), na cadeia do A1, está vencida\.$/, (name) => `The authority ${name} in the chain of the A1 has expired.`],
  [/^O A1 não está na lista de revogados /, () => "The A1 is not on its issuer's list of revoked ones."],
  [/^O A1 foi revogado por quem o emitiu, em (\S+)\.$/, (day) => `The A1 was revoked by its issuer on ${day}.`],
  [/^Não se sabe se o A1 foi revogado: (.+)\.$/, (cause) => `It is not known whether the A1 was revoked: ${cause}.`],
  [/^A empresa não tem certificado A1\.$/, () => 'The company has no A1 certificate.'],
  [/^O A1 não pôde ser aberto agora: /, () => 'The A1 could not be opened now: no worker answered.'],
  [/^Nenhum worker respondeu: /, () => 'No worker answered: workers talk to SEFAZ.'],
  [/^O relógio desta máquina está (\d+) s (à frente|atrás) do da SEFAZ\.$/, (seconds, side) => `The clock of this machine is ${seconds} s ${side === 'atrás' ? 'behind' : 'ahead of'} that of SEFAZ.`],
  [/^O relógio desta máquina confere com o da SEFAZ\.$/, () => 'The clock of this machine agrees with that of SEFAZ.'],
  [/^O certificado do servidor (\S+) vence em (-?\d+) dias\.$/, (host, days) => `The certificate of the server ${host} expires in ${days} days.`],
  [/^(\S+): (TLS\S*), certificado de (.+)\.$/, (host, protocol, issuer) => `${host}: ${protocol}, certificate of ${issuer}.`],
  [/^(\w\w): 107 Serviço em Operação$/i, (uf) => `${uf}: 107, the service is in operation.`],
  [/^O certificado não traz o CNPJ do titular/, () => 'The certificate has no CNPJ of its holder: an e-CNPJ is needed.'],
  [/^O certificado é de outro CNPJ\.$/, () => 'The certificate is of another CNPJ.'],
  [/^O certificado não traz o CPF do titular/, () => 'The certificate has no CPF of its holder: an e-CPF is needed.'],
  [/^O certificado é de outro CPF\.$/, () => 'The certificate is of another CPF.'],
  [/^O certificado é autoassinado\.$/, () => 'The certificate is signed by itself.'],
  [/^O certificado não foi emitido por uma autoridade da ICP-Brasil\.$/, () => 'The certificate was not issued by an authority of ICP-Brasil.'],
  [/^A cadeia do arquivo não confere com o certificado\.$/, () => 'The chain in the file does not belong to the certificate.'],
  [/^A cadeia do certificado não chega a uma raiz da ICP-Brasil conhecida/, () => 'The chain of the certificate leads to no root of ICP-Brasil that this installation knows, and that of the present one does.'],
  [/^A chave do certificado não serve para assinar/, () => 'The key of the certificate cannot sign (digitalSignature).'],
  [/^O certificado não serve para autenticação de cliente/, () => 'The certificate cannot authenticate a client (clientAuth).'],
  [/^O certificado está vencido\.$/, () => 'The certificate has expired.'],
  [/^O certificado ainda não é válido\.$/, () => 'The certificate is not valid yet.'],
];

/** A check's message in English; null where none is written, as for an authority's own answer. */
export function readinessEnglish(message: string): string | null {
  for (const [pattern, write] of ROWS) {
    const [matched, ...groups] = pattern.exec(message) ?? [];
    if (matched !== undefined) return write(...groups);
  }
  return null;
}
