import { decimal } from '../layout/facets.ts';
import { textOf } from '../layout/flat.ts';
import type { SimpleType } from '../layout/types.ts';
import type { Draft } from './define/spec.ts';
import { hashOf, imageText, isWrittenHash } from './delivery-hash.ts';
import { tellConverted } from './event-notes.ts';

/** Characters of Base64: an image of 1.5 MB. */
const IMAGE_MAX = 2_000_000;

/** Source: tiposBasico_v1.03.xsd. */
const degrees = (name: string, integers: string, limits: string): SimpleType => {
  const type = decimal(
    name,
    { min: 6, max: 6 },
    ['', '-'].flatMap((sign) => integers.split('|').map((part) => `${sign}${part}\\.[0-9]{6}`)).join('|'),
    `graus de ${limits}, com 6 decimais`,
  );
  return { ...type, kind: { as: 'decimal', min: 6, max: 6, signed: true } };
};
export const TLatitude = degrees('TLatitude', '[0-9]|[1-8][0-9]|90', '-90 a 90');
export const TLongitude = degrees('TLongitude', '[0-9]|[1-9][0-9]|1[0-7][0-9]|180', '-180 a 180');

/** Names of a hash: its field and tag, and the field of the image that it can be computed from. */
interface HashFields {
  readonly field: string;
  readonly tag: string;
  readonly image: string;
}

/** The hash as given, hashed when it is not one, or computed from the image. */
export function completeHash(
  { input, request, subject, told, problems }: Draft,
  { field, tag, image: imageField }: HashFields,
): void {
  const given = textOf(input, field);
  const image = request[imageField];
  if (given !== undefined) {
    const value = isWrittenHash(given) ? given : hashOf(subject.accessKey, given);
    input[field] = value;
    tellConverted(told, { field, tag, received: given, value });
    return;
  }
  if (typeof image !== 'string' || image === '') return;
  const bare = image.length > IMAGE_MAX ? null : imageText(image);
  if (bare === null) {
    // The placeholder prevents a second report of the field as missing.
    input[field] = hashOf(subject.accessKey, '');
    problems.push({
      field: imageField,
      code: 'formato_invalido',
      message: `${imageField} deve ser uma imagem em Base64, com até ${IMAGE_MAX} caracteres.`,
      tag,
      fix: `Envie os bytes da imagem em Base64, ou o hash já calculado em ${field}.`,
    });
    return;
  }
  const value = hashOf(subject.accessKey, bare);
  input[field] = value;
  told.preenchidos.push({ field, tag, value });
}

/** Adds a notice for coordinates whose number of decimals changed. */
export function tellCoordinates(
  { input, request, told }: Draft,
  [latitude, longitude]: readonly [latitude: string, longitude: string],
): void {
  const coordinates = [
    ['latitude_entrega', latitude],
    ['longitude_entrega', longitude],
  ] as const;
  for (const [field, tag] of coordinates) {
    const value = textOf(input, field);
    const received = request[field];
    if (value !== undefined && (typeof received === 'string' || typeof received === 'number'))
      tellConverted(told, { field, tag, received: String(received), value });
  }
}
