// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { type Session, SessionProvider } from '../../shell/session.tsx';
import type { Locale } from '../../text/locale.ts';
import { LocaleProvider } from '../../text/text.tsx';
import { Rejection } from './rejection.tsx';
import type { DocumentRecord } from './timeline.ts';

// A session that is shown prolongs itself.
vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
afterEach(cleanup);

const renderRejection = (shownRecord: DocumentRecord, { mayEmit = true, locale = 'pt-BR' as Locale } = {}) =>
  render(
    <LocaleProvider locale={locale}>
      <SessionProvider session={{ permissions: mayEmit ? ['documents:emit'] : [] } as unknown as Session}>
        <Rejection record={shownRecord} />
      </SessionProvider>
    </LocaleProvider>,
  );

type RejectionView = NonNullable<DocumentRecord['rejection']>;

const record = (rejection: Partial<RejectionView>, hint: DocumentRecord['hint'] = null) =>
  // Fields that the component does not read are omitted.
  ({
    id: 'd1',
    hint,
    rejection: { cStat: '778', xMotivo: 'NCM inexistente', origin: 'sefaz', errors: [], ...rejection },
  }) as unknown as DocumentRecord;

it('names each field that is wrong, its tag and what to send instead', () => {
  const errors = [
    {
      field: 'itens[0].codigo_ncm',
      code: 'regra_fiscal',
      message: 'NCM inexistente',
      tag: 'NCM',
      fix: 'Envie os 8 algarismos.',
    },
    { field: '', code: 'regra_fiscal', message: 'O documento está grande demais' },
  ];
  renderRejection(record({ origin: 'validacao', errors }));
  const said = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(said).toEqual([
    'itens[0].codigo_ncm<NCM>NCM inexistenteEnvie os 8 algarismos.',
    'O documento está grande demais',
  ]);
  expect(screen.getByText(/nada foi enviado à SEFAZ/)).toBeDefined();
});

it('shows what the catalog knows of the code, in the language of the reader', () => {
  const english = { cause: 'The NCM does not exist.', fix: 'Check the table.' };
  const portuguese = { cause: 'O NCM não existe.', fix: 'Confira a TIPI.' };
  const hint = { ...portuguese, english, field: 'codigo_ncm', source: 'MOC 7.0', place: null, quotes: [] };
  renderRejection(record({}, hint), { locale: 'en' });
  expect(screen.getByText('Rejection 778')).toBeDefined();
  for (const text of ['The NCM does not exist.', 'Check the table.', 'codigo_ncm', 'MOC 7.0'])
    expect(screen.getByText(text)).toBeDefined();
  cleanup();
  renderRejection(record({}, hint));
  for (const text of ['O NCM não existe.', 'Confira a TIPI.']) expect(screen.getByText(text)).toBeDefined();
});

it('leads to a corrected emission only those who may emit', () => {
  renderRejection(record({}));
  expect(screen.getByRole('link').getAttribute('href')).toBe('/teste/emitir?de=d1');
  cleanup();
  renderRejection(record({}), { mayEmit: false });
  expect(screen.queryByRole('link')).toBeNull();
});

it('shows nothing of a document without a rejection', () => {
  const { container } = renderRejection({ ...record({}), rejection: null });
  expect(container.textContent).toBe('');
});
