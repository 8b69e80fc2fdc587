// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { LocaleProvider } from '../../text/text.tsx';
import { NoticeList } from './notice-list.tsx';

afterEach(cleanup);

it('shows a duty of the law with its field, name and text', () => {
  const message = 'IBS e CBS não vieram: quem é do regime normal deve informá-los.';
  const field = 'itens[0].ibs_cbs_situacao_tributaria';
  render(
    <LocaleProvider locale="pt-BR">
      <NoticeList
        notices={[{ field, code: 'obrigacao_legal', message, norm: 'AC 4/2026', since: '2026-08-03' }]}
      />
    </LocaleProvider>,
  );
  for (const text of [field, 'Obrigação legal', message]) expect(screen.queryByText(text)).not.toBeNull();
});
