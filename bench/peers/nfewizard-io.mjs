import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { time } from './timing.mjs';

/** nfewizard-io from its own object to a signed and validated document; its call to the authority is cut off. */
const [folder, ...sizes] = process.argv.slice(2);
const require = createRequire(path.join(folder, 'node/package.json'));
// @ts-expect-error -- installed outside the workspace (bench/peers/install.mjs)
const { NFeWizard } = require('nfewizard-io');
const shared = createRequire(require.resolve('nfewizard-io'))('@nfewizard/shared');
for (const name of ['log', 'info', 'table']) console[name] = () => {};

class CutOff extends Error {}
const prototype = shared.GerarConsulta.prototype;
const whole = prototype.gerarConsulta;
prototype.gerarConsulta = async function cutOff(...args) {
  await whole.apply(this, args);
  throw new CutOff('cut off');
};

const wizard = new NFeWizard();
await wizard.NFE_LoadEnvironment({
  config: {
    dfe: {
      baixarXMLDistribuicao: false,
      pathCertificado: path.join(folder, 'a1-legacy.p12'),
      senhaCertificado: 'bench',
      UF: 'SP',
      CPFCNPJ: '12345678000195',
    },
    nfe: { ambiente: 2, versaoDF: '4.00' },
    lib: {
      connection: { timeout: 1000 },
      useOpenSSL: false,
      useForSchemaValidation: 'validateSchemaJsBased',
    },
  },
});

/** The peer's names for the same values: a person's number is `CNPJCPF` and comes first; the peer numbers the items. */
function inputOf(tree) {
  const { '@Id': _id, '@versao': _versao, ide, emit, dest, det, ...rest } = structuredClone(tree.infNFe);
  const person = ({ CNPJ, ...others }) => ({ CNPJCPF: CNPJ, ...others });
  const infNFe = {
    ide: { ...ide, tpAmb: 2 },
    emit: person(emit),
    dest: person(dest),
    det: det.map(({ '@nItem': _nItem, ...item }) => item),
    ...rest,
  };
  return { idLote: 1, indSinc: 1, NFe: { infNFe } };
}

for (const size of sizes) {
  const tree = JSON.parse(readFileSync(path.join(folder, `nfe-${size}.json`), 'utf8'));
  await time(
    'nfewizard-io',
    Number(size),
    () => inputOf(tree),
    async (input) => {
      const error = await wizard.NFE_Autorizacao(input).then(
        () => new Error('it was not cut off'),
        (reason) => reason,
      );
      if (!(error instanceof CutOff) && !/cut off/.test(error.message)) throw error;
    },
  );
}
process.exit(0);
