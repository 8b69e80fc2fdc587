import { parseChave } from '../../../chave-acesso/chave-acesso.ts';
import { type QrCodeDestino, qrCodeUrlV2, qrCodeUrlV3 } from '../../../chave-acesso/qrcode.ts';
import type { Supplement } from '../../../engine/body/emission.ts';
import type { Signer, Tree } from '../../../engine/document/definition.ts';
import { groupOf, leafOf } from '../../../engine/document/tree.ts';
import { ufByCodigo } from '../../../tables/uf.ts';
import type { Ambiente } from '../../../vocabulary/service.ts';
import { nfceConsulta } from './consulta.ts';
import { isCoupon } from './coupon.ts';

type QrVersion = '2' | '3';

/**
 * Version of the QR Code where a CSC is at hand; without one only version 3 can be written.
 * Both are in force (NT 2025.001); a UF that stops taking version 2 gets a row.
 */
const DEFAULT_VERSION: QrVersion = '2';
/** An NF-e takes no other version (NT 2026.002, ZX02-220); a rural producer who issues by CPF needs no CSC (NT 2025.001). */
const VERSION_WITHOUT_CSC: QrVersion = '3';
const VERSION_BY_UF: Readonly<Record<string, Readonly<Partial<Record<Ambiente, QrVersion>>>>> = {};

const OFFLINE = '9';

function destino(infNFe: Tree): QrCodeDestino {
  const dest = infNFe['dest'];
  if (dest === undefined) return null;
  const group = groupOf(infNFe, 'dest');
  if (leafOf(group, 'CNPJ') !== '') return { tipo: '1', documento: leafOf(group, 'CNPJ') };
  if (leafOf(group, 'CPF') !== '') return { tipo: '2', documento: leafOf(group, 'CPF') };
  return group['idEstrangeiro'] === undefined ? null : { tipo: '3' };
}

/** infNFeSupl of a finalized coupon; null of other notes, and when the key or the UF cannot be read. */
export function supplement(tree: Tree, signer: Signer, digestValue: string): Supplement | null {
  const infNFe = groupOf(tree, 'infNFe');
  const ide = groupOf(infNFe, 'ide');
  if (!isCoupon(leafOf(ide, 'mod'), leafOf(ide, 'tpImp'))) return null;
  const chave = parseChave(leafOf(infNFe, '@Id'));
  const uf = ufByCodigo(leafOf(ide, 'cUF'))?.sigla ?? '';
  const ambiente: Ambiente = leafOf(ide, 'tpAmb') === '1' ? 1 : 2;
  const consulta = nfceConsulta(uf, ambiente);
  if (chave === null || consulta === null) return null;
  const { urlQRCode: url, urlChave } = consulta;
  const offline =
    leafOf(ide, 'tpEmis') === OFFLINE
      ? {
          dia: leafOf(ide, 'dhEmi').slice(8, 10),
          vNF: leafOf(groupOf(groupOf(infNFe, 'total'), 'ICMSTot'), 'vNF'),
        }
      : undefined;
  const { csc, cscId } = signer;
  const withoutCsc = leafOf(ide, 'mod') === '55' || leafOf(groupOf(infNFe, 'emit'), 'CPF') !== '';
  const version = withoutCsc ? VERSION_WITHOUT_CSC : (VERSION_BY_UF[uf]?.[ambiente] ?? DEFAULT_VERSION);
  const qrCode =
    version === '2' && csc !== undefined && cscId !== undefined
      ? qrCodeUrlV2({
          url,
          chave,
          ambiente,
          csc,
          cscId,
          ...(offline && { offline: { ...offline, digestValue } }),
        })
      : qrCodeUrlV3({
          url,
          chave,
          ambiente,
          ...(offline && {
            offline: { ...offline, destino: destino(infNFe), privateKey: signer.privateKey },
          }),
        });
  return { tag: 'infNFeSupl', content: { qrCode, urlChave }, qrCode: 'qrCode' };
}
