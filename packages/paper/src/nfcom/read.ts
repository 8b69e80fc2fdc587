import { child, childrenOf } from '@fiscal/core/xml/parse';
import { readPortal } from '../portal/read.ts';

/** An NFCom as it was authorized, by its groups. */
export type Nfcom = ReturnType<typeof readNfcom>;

/** Reads nfcomProc or NFCom. */
export function readNfcom(xml: string | Uint8Array) {
  const { inf: infNFCom, ...groups } = readPortal(xml, 'NFCom', 'de uma NFCom');
  return {
    ...groups,
    infNFCom,
    dest: child(infNFCom, 'dest'),
    total: child(infNFCom, 'total'),
    items: childrenOf(infNFCom, 'det'),
  };
}
