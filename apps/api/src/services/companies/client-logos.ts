import type { Db } from '@fiscal/db/base/client';
import { getClientLogo, removeClientLogo, setClientLogo } from '@fiscal/db/companies/client-logos';
import { PaperError } from '@fiscal/paper/paper-error';
import type { Printer } from '@fiscal/paper/printer';
import { invalid, notFound } from '../../base/failure.ts';
import type { AccountCaller } from '../access/authenticate.ts';

/** Logo of a company's papers; undefined for none. */
export type LogoOf = (accountId: string, clientId: string) => Promise<Uint8Array | undefined>;

const LOGO_KIB_MAX = 200;
const JPEG_START = Buffer.from('ffd8ff', 'hex');

export const createLogoOf =
  (db: Db): LogoOf =>
  async (accountId, clientId) =>
    (await getClientLogo(db, accountId, clientId))?.bytes;

/** Logos of companies, for their papers. */
export function createClientLogos(deps: { readonly db: Db; readonly printer: Pick<Printer, 'checkLogo'> }) {
  const { db, printer } = deps;
  return {
    get: ({ accountId }: AccountCaller, clientId: string) => getClientLogo(db, accountId, clientId),
    /** @throws {Failure} requisicao_invalida (no PNG or JPEG, damaged, too large), nao_encontrado */
    async set({ accountId, actor }: AccountCaller, clientId: string, imageBase64: string) {
      const bytes = Buffer.from(imageBase64, 'base64');
      if (bytes.length > LOGO_KIB_MAX * 1024)
        throw invalidImage(`O logotipo tem mais de ${LOGO_KIB_MAX} KB. Envie uma imagem menor.`);
      await printer.checkLogo(bytes).catch((error: unknown) => {
        throw error instanceof PaperError ? invalidImage(error.message) : error;
      });
      const jpeg = JPEG_START.equals(bytes.subarray(0, JPEG_START.length));
      const contentType = jpeg ? 'image/jpeg' : 'image/png';
      if (
        !(await setClientLogo(db, { accountId, clientId }, { logo: { contentType, bytes }, by: { actor } }))
      )
        throw notFound();
    },
    async remove({ accountId, actor }: AccountCaller, clientId: string) {
      if (!(await removeClientLogo(db, { accountId, clientId }, { actor }))) throw notFound();
    },
  };
}

const invalidImage = (message: string) => invalid([{ field: 'image', code: 'imagem_invalida', message }]);
