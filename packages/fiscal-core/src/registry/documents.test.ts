import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { UFS } from '../tables/uf.ts';
import type { Service } from '../vocabulary/service.ts';
import { DOCUMENTS, documentByRoute, documentByType, documentOf, moduleOf } from './documents.ts';
import { resolveEndpoint } from './endpoints.ts';
import { cancellableUntilMs } from './event-deadlines.ts';
import { eventDefinition } from './events.ts';
import { resolveRestEndpoint } from './rest-endpoints.ts';

/** Services that a type needs an endpoint for, in every UF and environment. */
const SERVICES: readonly Service[] = ['autorizacao', 'consultaProtocolo', 'statusServico', 'recepcaoEvento'];
const OF_NOTES: readonly Service[] = [...SERVICES, 'retAutorizacao', 'inutilizacao'];

describe.each(DOCUMENTS.map((definition) => ({ type: definition.type, definition })))(
  '$type',
  ({ type, definition }) => {
    it('is found by its type and by its route', () => {
      expect(documentByType(type)).toBe(definition);
      expect(documentByRoute(definition.route)).toBe(definition);
      expect(documentByRoute('nothing')).toBeUndefined();
      expect(() => documentOf('nothing')).toThrow(/nothing/);
    });

    it('has an endpoint for every UF, environment and service', () => {
      const services = type === 'nfe' || type === 'nfce' ? OF_NOTES : SERVICES;
      const missing = UFS.flatMap(({ sigla: uf }) =>
        ([1, 2] as const).flatMap((ambiente) =>
          services
            .filter(
              (service) =>
                (resolveRestEndpoint({ type, ambiente, service }) ??
                  resolveEndpoint({ type, uf, ambiente, service })) === null,
            )
            .map((service) => `${uf} ${ambiente} ${service}`),
        ),
      );
      expect(missing).toEqual([]);
    });

    it('has events with its own type, once each', () => {
      const events = moduleOf(type)?.events ?? [];
      expect(events.every(({ types }) => types.includes(type))).toBe(true);
      expect(new Set(events.map(({ kind }) => kind)).size).toBe(events.length);
      expect(events.map(({ kind }) => kind)).toContain('cancelamento');
    });

    it('has golden pairs', () => {
      const files = readdirSync(new URL(`../documents/${type}/fixtures/`, import.meta.url));
      const inputs = files.filter((file) => file.endsWith('.input.json'));
      expect(inputs.length).toBeGreaterThan(0);
      for (const input of inputs) expect(files).toContain(input.replace('.input.json', '.xml'));
    });

    it('has a credit cost, a deadline to cancel or a party that sets it, and a published contract', () => {
      expect(definition.creditsMilli).toBeGreaterThan(0);
      const isOthers = eventDefinition(type, 'cancelamento')?.termBy !== undefined;
      const later = isOthers ? null : expect.toSatisfy((at) => Number(at) > 1_000);
      for (const { sigla } of UFS) expect(cancellableUntilMs(type, sigla, 1_000)).toEqual(later);
      expect(definition.contractSchema.safeParse({}).success).toBe(false);
    });
  },
);
