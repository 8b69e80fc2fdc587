import { nfe } from '../../packages/fiscal-core/src/documents/nfe/nfe.ts';
import { createTestCa, issueEcnpj, testSigner } from '../../packages/fiscal-core/src/testing/certificates.ts';
import { drawPaper } from '../../packages/paper/src/paper.ts';
import { noteXml } from '../../packages/paper/src/testing/note-xml.ts';
import { bodyOf, CONTEXT, SIZES, treeOf } from '../lib/document.mjs';
import { measure } from '../lib/measure.mjs';

/** Milliseconds of CPU time. */
const GOALS = { 'DANFE, 1 item': 10, 'DANFE, 100 items': 15, 'DANFE, 990 items': 150, label: 8 };

const itemsText = (items) => `${items} ${items === 1 ? 'item' : 'items'}`;
const QR_CODE =
  'https://www.nfce.fazenda.sp.gov.br/NFCeConsultaPublica/Paginas/ConsultaQRCode.aspx?p=35261112345678000195650010000012341482719350|2|1|1|0123456789ABCDEF0123456789ABCDEF01234567';

/** A signed note as stored after authorization. */
function authorizedNote(items, signer) {
  const { xml } = nfe.sign(treeOf(bodyOf(items)), signer);
  const prot =
    '<protNFe versao="4.00"><infProt><tpAmb>2</tpAmb><dhRecbto>2026-11-21T10:00:03-03:00</dhRecbto><nProt>135260000012345</nProt><cStat>100</cStat></infProt></protNFe>';
  return `<nfeProc xmlns="http://www.portalfiscal.inf.br/nfe" versao="4.00">${xml.toString()}${prot}</nfeProc>`;
}

/** From XML to PDF, in this process, fonts loaded. */
export async function paper({ rounds }) {
  const signer = testSigner(issueEcnpj(createTestCa(), { cnpj: CONTEXT.issuer.cnpj }));
  const notes = SIZES.map((items) => ({ items, xml: authorizedNote(items, signer) }));
  const nfce = noteXml({ mod: '65', items: 10, qrCode: QR_CODE });
  const figures = await measure(
    {
      ...Object.fromEntries(
        notes.map(({ items, xml }) => [`DANFE, ${itemsText(items)}`, () => drawPaper({ type: 'nfe', xml })]),
      ),
      label: () => drawPaper({ type: 'nfe', xml: notes[0].xml, options: { paper: 'etiqueta' } }),
      'DANFC-e, 10 items': () => drawPaper({ type: 'nfce', xml: nfce }),
    },
    rounds,
  );
  const rows = Object.entries(figures).map(([name, { median, min }]) => ({
    name,
    value: median / 1000,
    unit: 'ms',
    min: min / 1000,
    ...(GOALS[name] && {
      reference: GOALS[name],
      ratio: median / 1000 / GOALS[name],
      ratioOfMinima: min / 1000 / GOALS[name],
      goal: 1,
    }),
  }));
  return [{ title: 'From XML to PDF, CPU time of one document', reference: 'the goal, ms', rows }];
}
