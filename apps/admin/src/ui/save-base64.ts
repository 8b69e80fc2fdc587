import { saveFile } from './save-file.ts';

/** Hands a file that came as Base64 to the browser. */
export function saveBase64(
  base64: string,
  { type, name }: { readonly type: string; readonly name: string },
): void {
  const bytes = Uint8Array.from(atob(base64), (char) => char.codePointAt(0) ?? 0);
  saveFile(new Blob([bytes], { type }), name);
}
