import { describe, expect, it } from 'vitest';
import { readRestCall, restAnswer } from './rest.ts';
import { convenioOf, parseTown, ratesOf, townCall } from './town-parameters.ts';

const parseAnswer = (status: number, body: unknown) => parseTown(restAnswer({ status, body }));

describe('parameters of a município', () => {
  it('is asked for by what fills the path', () => {
    const question = {
      cMun: '3550308',
      about: 'aliquota',
      codServ: '01.01.01.000',
      competencia: '2026-11-22',
    } as const;
    const { about: _, ...params } = question;
    expect(readRestCall(townCall(question))).toEqual({ params });
  });

  it.each([
    [200, { mensagem: 'ok' }, 'publicado'],
    [404, { mensagem: 'Alíquotas não encontradas.' }, 'nao-publicado'],
    [404, null, 'nao-publicado'],
    [400, { mensagem: 'Formato.' }, 'recusado'],
    [429, null, 'excesso'],
    [200, null, 'indisponivel'],
  ])('HTTP %i with %j is %s', (status, body, kind) => {
    expect(parseAnswer(status, body)).toMatchObject({ kind });
  });

  it('gives its own reason', () => {
    expect(parseAnswer(404, { mensagem: 'Convênio não encontrado.' })).toMatchObject({
      xMotivo: 'Convênio não encontrado.',
    });
  });

  it('is read as numbers or texts, and not at all where it is something else', () => {
    const parametrosConvenio = { aderenteAmbienteNacional: '1', aderenteEmissorNacional: 0 };
    expect(convenioOf({ parametrosConvenio })).toEqual({ ambienteNacional: 1, emissorNacional: 0 });
    for (const odd of [null, [], {}, { parametrosConvenio: { aderenteEmissorNacional: 'sim' } }])
      expect(convenioOf(odd)).toBeNull();
  });

  it('has the rates of a day', () => {
    const rows = [
      { Aliq: 2, DtIni: '2020-01-01T00:00:00', DtFim: '2025-12-31T00:00:00' },
      { Aliq: 5, DtIni: '2026-01-01T00:00:00', DtFim: null },
      { Aliq: 3, DtIni: '2027-01-01T00:00:00' },
      { Aliq: null },
    ];
    expect(ratesOf({ aliquotas: { x: rows } }, '2026-11-22')).toEqual(['5']);
    expect(ratesOf({ aliquotas: null }, '2026-11-22')).toBeNull();
  });
});
