import { child, childrenOf } from '@fiscal/core/xml/parse';
import { readPortal } from '../portal/read.ts';

/** A DC-e as it was authorized, by its groups; `emit` is the sender. */
export type Dce = ReturnType<typeof readDce>;

const PLATFORMS = ['Fisco', 'Marketplace', 'Transportadora', 'ECT'];

/** Reads dceProc or DCe. */
export function readDce(xml: string | Uint8Array) {
  const { inf: infDCe, ...groups } = readPortal(xml, 'DCe', 'de uma DC-e');
  return {
    ...groups,
    infDCe,
    dest: child(infDCe, 'dest'),
    /** The platform that issued it for the sender: fisco, marketplace, carrier or post office. */
    platform: infDCe.children.find(({ name }) => PLATFORMS.includes(name)),
    items: childrenOf(infDCe, 'det'),
  };
}
