import { quietly } from '../draft.ts';

const CHOICE = 'emite:imprimir:';

/** True where the browser shows PDFs itself; a phone hands them to another program. */
export const printsItself = (): boolean => navigator.pdfViewerEnabled;

/** Reads whether this browser prints documents of the type once they are authorized. */
export const printsOnVerdict = (type: string): boolean =>
  printsItself() && quietly(() => localStorage.getItem(`${CHOICE}${type}`)) === 'sim';

export function keepPrintsOnVerdict(type: string, on: boolean): void {
  quietly(() =>
    on ? localStorage.setItem(`${CHOICE}${type}`, 'sim') : localStorage.removeItem(`${CHOICE}${type}`),
  );
}

/** Opens the print dialog for a PDF of this origin; a browser without a reader of its own opens the file. */
export function printPaper(path: string): void {
  if (!printsItself()) {
    window.open(path, '_blank', 'noopener');
    return;
  }
  document.querySelector('iframe[data-impressao]')?.remove();
  const frame = document.createElement('iframe');
  frame.dataset['impressao'] = '';
  frame.title = 'PDF';
  frame.tabIndex = -1;
  frame.setAttribute('aria-hidden', 'true');
  // A frame that is not displayed does not print.
  frame.style.cssText = 'position:fixed;right:0;bottom:0;width:1px;height:1px;border:0;opacity:0';
  frame.addEventListener('load', () => frame.contentWindow?.print(), { once: true });
  frame.src = path;
  document.body.append(frame);
}
