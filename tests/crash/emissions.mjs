import path from 'node:path';
import { ROOT, readJson } from '../../scripts/base/paths.mjs';
import { createRandom } from './random.mjs';

/**
 * @typedef {{ mark: string, marker: string, company: import('./companies.mjs').Company, environment: number, route: string,
 *   key: string | null, body: () => string }} Emission
 */

/** Field with free text in each type. */
const TEXT = {
  nfe: 'informacoes_adicionais_contribuinte',
  nfce: 'informacoes_adicionais_contribuinte',
  cte: 'observacao',
  mdfe: 'informacao_complementar',
  nfcom: 'informacoes_complementares_contribuinte',
  dce: 'informacoes_adicionais',
};
const TYPES = /** @type {(keyof typeof TEXT)[]} */ (Object.keys(TEXT));

/** @type {(type: string) => { route: string, payload: Record<string, unknown> }} */
const sampleOf = (type) => readJson(path.join(ROOT, 'scripts/samples', `${type}.json`));

/**
 * Markers for the authority, with their weights.
 * @type {[string, number][]}
 */
const MARKERS = [
  ['', 50],
  ['SANDBOX(timeout=depois)', 6],
  ['SANDBOX(timeout=antes)', 4],
  ['SANDBOX(assincrono=1)', 8],
  ['SANDBOX(lixo)', 5],
  ['SANDBOX(http=503)', 4],
  ['SANDBOX(indisponivel=2)', 5],
  ['SANDBOX(lento=400)', 5],
  ['SANDBOX(cStat=778)', 4],
  ['SANDBOX(cStat=301)', 4],
  ['SANDBOX(cStat=204)', 2],
  ['SANDBOX(cStat=539)', 3],
];
const TAKEN_NUMERO = 1;
/** Share of the models after NF-e and NFC-e, each equally often, where all models are emitted. */
const OTHERS_SHARE = 0.3;
/** Markers that every model's authority supports. */
const OTHERS_MARKERS = MARKERS.filter(([marker]) => /^$|timeout|http|indisponivel|lento/.test(marker));
const NFCE_SHARE = 0.35;
const LIVE_SHARE = 0.5;
const UNKEYED_SHARE = 0.08;
const CLASH_SHARE = 0.15;

/**
 * The emissions of a seed: who, what, under which key. Every payload carries a mark that no other one has.
 * @type {(seed: string, count: number, companies: import('./companies.mjs').Company[], options?: { allModels?: boolean }) => Emission[]}
 */
export function emissionsOf(seed, count, companies, { allModels = false } = {}) {
  const random = createRandom(`emissions ${seed}`);
  const samples = new Map(TYPES.map((type) => [type, sampleOf(type)]));
  return Array.from({ length: count }, (_, index) => {
    const company = random.pick(companies);
    const other = allModels && random.next() < OTHERS_SHARE;
    const environment = !other && company.name === 'paga' && random.next() < LIVE_SHARE ? 1 : 2;
    const note = random.next() < NFCE_SHARE ? 'nfce' : 'nfe';
    const type = other ? random.pick(TYPES.slice(2)) : note;
    const mark = `ensaio-${seed}-${String(index).padStart(6, '0')}.`;
    const marker = random.weighted(other ? OTHERS_MARKERS : MARKERS);
    const clashes = random.next() < CLASH_SHARE && environment === 1;
    const keyed = random.next() >= UNKEYED_SHARE;
    const { route, payload } = samples.get(type) ?? sampleOf(type);
    const own = {
      cnpj_emitente: company.cnpj,
      [TEXT[type]]: `${mark} ${marker}`.trim(),
      ...(environment === 1 ? whole : {}),
      ...(clashes ? { numero: TAKEN_NUMERO } : {}),
    };
    return {
      mark,
      marker,
      company,
      environment,
      route,
      key: keyed ? `chave-${mark}` : null,
      body: () => JSON.stringify({ ...payload, ...own, data_emissao: new Date().toISOString() }),
    };
  });
}

/** @type {(who: string) => Record<string, string>} */
const place = (who) => ({
  [`logradouro_${who}`]: 'Rua das Acácias',
  [`numero_${who}`]: '100',
  [`bairro_${who}`]: 'Centro',
  [`codigo_municipio_${who}`]: '3550308',
  [`municipio_${who}`]: 'São Paulo',
  [`uf_${who}`]: 'SP',
  [`cep_${who}`]: '01001000',
});

/** Fields required in a live document. */
const whole = {
  ...place('emitente'),
  ...place('destinatario'),
  municipio: '3550308',
  regime_tributario_emitente: '1',
  indicador_inscricao_estadual_destinatario: '9',
};
