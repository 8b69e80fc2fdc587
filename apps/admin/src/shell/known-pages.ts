import { ambienteOf } from './ambiente-paths.ts';

/** Addresses of the console's pages: what is in brackets is any one part, and `[ambiente]` an environment. */
export const PAGES = [
  '/[ambiente]',
  '/[ambiente]/documentos',
  '/[ambiente]/documentos/[id]',
  '/[ambiente]/emitir',
  '/[ambiente]/pendencias',
  '/[ambiente]/recebidos',
  '/[ambiente]/recebidos/[id]',
  '/[ambiente]/sandbox',
  '/[ambiente]/sefaz',
  '/[ambiente]/webhooks',
  '/[ambiente]/webhooks/[id]',
  '/auditoria',
  '/calendario',
  '/certificados',
  '/chaves',
  '/conta',
  '/creditos',
  '/empresas',
  '/empresas/[id]',
  '/empresas/[id]/cadastros',
  '/empresas/[id]/certificado',
  '/empresas/[id]/contingencia',
  '/empresas/[id]/email',
  '/empresas/[id]/importar',
  '/empresas/[id]/logotipo',
  '/empresas/[id]/numeracao',
  '/empresas/[id]/perfil',
  '/empresas/[id]/prontidao',
  '/empresas/nova',
  '/equipe',
  '/perfil',
  '/requisicoes',
  '/requisicoes/[id]',
] as const;

/** Pages of the test environment only. */
const TEST_ONLY: ReadonlySet<string> = new Set(['/[ambiente]/sandbox']);

const partsOf = (path: string) => path.split('/').filter(Boolean);

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
export const isUuid = (text: string): boolean => UUID.test(text);

/** Id of the document whose page has this path; null: another page. */
export function documentAt(path: string): string | null {
  const [ambiente, list, id, more] = partsOf(path);
  const isDocument = ambienteOf(ambiente) !== null && list === 'documentos' && more === undefined;
  return isDocument && id !== undefined ? id : null;
}

/** Whether a page exists at this path; checked before the response starts, while its status can still change. */
export function isPage(path: string): boolean {
  const parts = partsOf(path);
  return PAGES.some((page) => {
    const pattern = partsOf(page);
    return (
      pattern.length === parts.length &&
      pattern.every((part, at) =>
        part === '[ambiente]'
          ? ambienteOf(parts[at]) === 2 || (ambienteOf(parts[at]) === 1 && !TEST_ONLY.has(page))
          : part.startsWith('[') || part === parts[at],
      )
    );
  });
}
