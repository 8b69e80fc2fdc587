import { cteConsulta } from '@fiscal/core/documents/cte/endpoints';
import { ufByCodigo } from '@fiscal/core/tables/uf';
import { child } from '@fiscal/core/xml/parse';
import { portalRulesOf } from '../../portal/rules/document.ts';
import type { PortalDocument, PortalRule } from '../../portal/type.ts';
import { text } from '../../xml.ts';

const { both } = portalRulesOf('conteudo');
const MOC = 'MOC CT-e 4.00 Anexo I';

const qrCode = (d: PortalDocument): string => text(child(d.root, 'infCTeSupl') ?? null, 'qrCodCTe');
const addressOf = (d: PortalDocument): string | null => cteConsulta(ufByCodigo(d.cUF)?.sigla ?? '', 2);
const parameter = (d: PortalDocument, name: string): string | null =>
  new URLSearchParams(qrCode(d).split('?')[1]).get(name);

// biome-ignore format: a table reads as one rule a row
export const QR_CODE_RULES: readonly PortalRule[] = [
  both('850', `${MOC}, G212`, (d) => qrCode(d) === ''),
  both('851', `${MOC}, G213`, (d) => qrCode(d).split('?')[0] !== addressOf(d)),
  both('852', `${MOC}, G214`, (d) => parameter(d, 'chCTe') !== d.chave),
  both('853', `${MOC}, G215`, (d) => ['2', '4'].includes(text(d.ide, 'tpEmis')) && parameter(d, 'sign') === null),
  both('854', `${MOC}, G216`, (d) => text(d.ide, 'tpEmis') === '1' && parameter(d, 'sign') !== null),
];
