import { createHash, createVerify, generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { buildChave } from './chave-acesso.ts';
import { qrCodeUrlV2, qrCodeUrlV3 } from './qrcode.ts';

const chave = buildChave({
  cUF: '35',
  AAMM: '2611',
  cnpj: '11222333000181',
  mod: '65',
  serie: 1,
  nNF: 45,
  tpEmis: '1',
  cNF: '12345678',
});
const url = 'https://www.nfce.fazenda.sp.gov.br/NFCeConsultaPublica/Paginas/ConsultaQRCode.aspx';
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

describe('QR Code version 2', () => {
  const csc = 'G8063VRTNDMO886SFNK5LDUDEI24XJ22YIPO';
  const sha1 = (text: string) => createHash('sha1').update(text).digest('hex').toUpperCase();

  it('online: key, version, environment, token without zeros, hash with the CSC', () => {
    const text = `${chave}|2|2|1`;
    expect(qrCodeUrlV2({ url, chave, ambiente: 2, cscId: '000001', csc })).toBe(
      `${url}?p=${text}|${sha1(text + csc)}`,
    );
  });

  it('offline: day, total and digest in hexadecimal too', () => {
    const digestValue = 'q83vEjRWeJCrze8SNFZ4kKvN7xI=';
    const made = qrCodeUrlV2({
      url,
      chave,
      ambiente: 1,
      cscId: '10',
      csc,
      offline: { dia: '21', vNF: '300.00', digestValue },
    });
    const text = `${chave}|2|1|21|300.00|${Buffer.from(digestValue).toString('hex')}|10`;
    expect(made).toBe(`${url}?p=${text}|${sha1(text + csc)}`);
    expect(text.split('|')[5]).toHaveLength(56);
  });
});

describe('QR Code version 3', () => {
  it('online needs no CSC', () => {
    expect(qrCodeUrlV3({ url, chave, ambiente: 2 })).toBe(`${url}?p=${chave}|3|2`);
  });

  it.each([
    [{ tipo: '1', documento: '11222333000181' } as const, '1|11222333000181'],
    [{ tipo: '2', documento: '52998224725' } as const, '2|52998224725'],
    [{ tipo: '3' } as const, '3|'],
    [null, '|'],
  ])('offline with addressee %j is signed by the emitter', (destino, tail) => {
    const made = qrCodeUrlV3({
      url,
      chave,
      ambiente: 1,
      offline: { dia: '21', vNF: '300.00', destino, privateKey },
    });
    const text = `${chave}|3|1|21|300.00|${tail}`;
    expect(made.startsWith(`${url}?p=${text}|`)).toBe(true);
    const signature = made.slice(`${url}?p=${text}|`.length);
    expect(createVerify('RSA-SHA1').update(text).verify(publicKey, signature, 'base64')).toBe(true);
  });
});
