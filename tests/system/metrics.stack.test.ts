import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  emitAuthorized,
  metricsOf,
  newAccount,
  newCompany,
  nfeOf,
  testOf,
} from '../../apps/api/test/support/api.ts';
import { stack } from '../../packages/fiscal-core/src/testing/stack.ts';
import { ROOT } from '../../scripts/base/paths.mjs';

const deploy = path.join(ROOT, 'deploy');
const rules = ['recording.yaml', 'alerts.yaml'].map((name) =>
  fs.readFileSync(path.join(deploy, 'prometheus', name), 'utf8'),
);
const recorded = new Set(
  rules.flatMap((text) => [...text.matchAll(/- record: (\S+)/g)].map(([, name = '']) => name)),
);
const dashboards = fs.readdirSync(path.join(deploy, 'grafana'));
const dashboard = z.object({
  uid: z.string().startsWith('emite-'),
  panels: z
    .array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })).min(1) }))
    .min(3),
});
const expressionsOf = (name: string): string[] =>
  dashboard
    .parse(JSON.parse(fs.readFileSync(path.join(deploy, 'grafana', name), 'utf8')))
    .panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
/** YAML of the rules without its comments. */
const files = [
  ...dashboards.map((name) => ({ name, expressions: expressionsOf(name) })),
  ...rules.map((text) => ({
    name: text.includes('- alert:') ? 'alerts.yaml' : 'recording.yaml',
    expressions: text.split('\n').filter((line) => /expr:|^ {10}(?:sum|or) /.test(line)),
  })),
];

/** Metrics that an expression reads: our names, Node's, and those recorded by the rules. */
const namesIn = (expression: string): string[] =>
  [...expression.matchAll(/\b(?:emite|process|nodejs)[_:][a-z\d_:]+/g)].map(([name]) => name);

let exposed: Set<string>;
let labels: Set<string>;
beforeAll(async () => {
  const company = await newCompany(await newAccount());
  await emitAuthorized(testOf(company), nfeOf(company));
  const texts = await Promise.all([stack().operatorsUrl, stack().workerUrl].map(metricsOf));
  const types = texts.flatMap((text) => [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)]);
  exposed = new Set(
    types.flatMap(([, name = '', type]) =>
      type === 'histogram' ? ['_bucket', '_sum', '_count'].map((part) => `${name}${part}`) : [name],
    ),
  );
  labels = new Set(
    texts.flatMap((text) => [...text.matchAll(/[{,]([a-z_]+)="/g)].map(([, label = '']) => label)),
  );
});

describe.each(files)('$name', ({ expressions }) => {
  it('reads only metrics that a running stack has', () => {
    const names = expressions.flatMap(namesIn);
    expect(names.length).toBeGreaterThan(3);
    expect(names.filter((name) => !exposed.has(name) && !recorded.has(name))).toEqual([]);
  });
});

it('a document’s way is measured: its route, its authority, its verdict', async () => {
  expect(await metricsOf(stack().operatorsUrl)).toMatch(
    /emite_http_request_duration_seconds_count\{method="POST",route="\/v1\/nfe\/emit",status="202"\} [1-9]/,
  );
  const worker = await metricsOf(stack().workerUrl);
  expect(worker).toMatch(
    /emite_authority_call_seconds_count\{target="sandbox",authorizer="SP",uf="SP",service="autorizacao",outcome="resposta"\} [1-9]/,
  );
  expect(worker).toMatch(
    /emite_verdict_seconds_count\{type="nfe",environment="2",verdict="AUTORIZADA"\} [1-9]/,
  );
});

it('no label is of an account, a company or a document', () => {
  expect(
    [...labels].filter((label) => /account|client|company|document|key|cnpj|user|token/.test(label)),
  ).toEqual([]);
});
