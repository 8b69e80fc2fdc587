import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Locale } from '../../text/locale.ts';
import { LocaleProvider } from '../../text/text.tsx';
import { FaultText } from './fault-text.tsx';

const renderFault = (locale: Locale, error: unknown) => {
  const within = { locale, children: createElement(FaultText, { error }) };
  return renderToStaticMarkup(createElement(LocaleProvider, within));
};
const refused = { code: 'numeros_em_uso', message: 'A faixa tem números em uso: 3.', errors: [] };

describe('a refusal', () => {
  it('is in the API’s own words', () => {
    expect(renderFault('pt-BR', refused)).toBe('A faixa tem números em uso: 3.');
  });

  it('is shown in English, with the original words beneath', () => {
    expect(renderFault('en', refused)).toMatch(
      /^Numbers of this range are in use\.<span lang="pt-BR"[^>]*>A faixa tem números em uso: 3\.<\/span>$/,
    );
  });

  it('without a server has no other words', () => {
    expect(renderFault('en', new TypeError('Failed to fetch'))).toBe(
      'No connection to the server. Check the network and try again.',
    );
  });

  it('shows the text of an unknown code unchanged', () => {
    expect(renderFault('en', { code: 'outra_coisa', message: 'Outra coisa.' })).toBe('Outra coisa.');
  });
});
