import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { time } from './timing.mjs';

/** node-sped-nfe from its `tag…` calls to a signed and validated document. */
const [folder, ...sizes] = process.argv.slice(2);
const entry = createRequire(path.join(folder, 'node/package.json')).resolve('node-sped-nfe');
const { Make, Tools } = await import(pathToFileURL(entry).href);
for (const name of ['log', 'info', 'table']) console[name] = () => {};

const tools = new Tools(
  { mod: '55', UF: 'SP', tpAmb: 2, versao: '4.00', xmllint: 'xmllint', CNPJ: '12345678000195' },
  { pfx: path.join(folder, 'a1.p12'), senha: 'bench' },
);

/** The peer sets an address by a separate call; the schema's position is reserved for it. */
function withPlace(person, before, tag) {
  const placed = {};
  for (const [key, value] of Object.entries(person)) {
    if (key === tag) continue;
    placed[key] = value;
    if (key === before) placed[tag] = {};
  }
  return placed;
}

async function build({ infNFe }) {
  const make = new Make();
  make.tagInfNFe({ Id: infNFe['@Id'], versao: '4.00' });
  make.tagIde(infNFe.ide);
  make.tagEmit(withPlace(infNFe.emit, 'xNome', 'enderEmit'));
  make.tagEnderEmit(infNFe.emit.enderEmit);
  make.tagDest(withPlace(infNFe.dest, 'xNome', 'enderDest'));
  make.tagEnderDest(infNFe.dest.enderDest);
  await make.tagProd(infNFe.det.map(({ prod }) => ({ ...prod })));
  for (const [index, { imposto, infAdProd }] of infNFe.det.entries()) {
    make.tagProdICMS(index, { ...imposto.ICMS.ICMS00 });
    make.tagProdIPI(index, { cEnq: imposto.IPI.cEnq, ...imposto.IPI.IPITrib });
    make.tagProdPIS(index, { ...imposto.PIS.PISAliq });
    make.tagProdCOFINS(index, { ...imposto.COFINS.COFINSAliq });
    make.taginfAdProd(index, { infAdProd });
  }
  make.tagTotal(infNFe.total, true);
  make.tagTransp(infNFe.transp);
  make.tagDetPag([infNFe.pag.detPag].flat());
  make.tagInfAdic(infNFe.infAdic);
  return make.xml();
}

// It loses some of its failures: they arrive here instead of at the call.
/** @type {(error: unknown) => void} */
let onLost = () => {};
process.on('unhandledRejection', (error) => onLost(error));

for (const size of sizes) {
  const tree = JSON.parse(readFileSync(path.join(folder, `nfe-${size}.json`), 'utf8'));
  await time(
    'node-sped-nfe',
    Number(size),
    () => structuredClone(tree),
    async (input) => {
      const failed = new Promise((_resolve, reject) => {
        onLost = reject;
      });
      const work = async () => tools.validarNFe(await tools.xmlSign(await build(input)));
      await Promise.race([work(), failed]);
    },
  );
}
process.exit(0);
