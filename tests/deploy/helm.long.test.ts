import fs from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parseAllDocuments, stringify } from 'yaml';
import { z } from 'zod';
import { ROOT } from '../../scripts/base/paths.mjs';
import { run } from '../../scripts/base/run.mjs';
import { obtainGoTool } from '../../scripts/install/go-tool.mjs';
import { obtainPythonTool } from '../../scripts/install/python-tool.mjs';
import { makeScratchDir } from '../../scripts/stack/postgres.mjs';

const CHART = path.join(ROOT, 'deploy/helm/emite');
const VALUES = ['minimal', 'default', 'production'];
/** The oldest Kubernetes the chart takes, and the newest whose schemas are at hand. */
const KUBERNETES = ['1.30.0', '1.37.0'];
/** Resources of operators that a cluster may have, without schemas here. */
const CUSTOM = ['ScaledObject', 'ServiceMonitor'];

const helm = await obtainGoTool('helm');
const validator = await obtainPythonTool('kubernetes-validate');
const scratch = makeScratchDir('emite-helm-');
afterAll(() => fs.rmSync(scratch, { recursive: true, force: true }));

const container = z.looseObject({
  name: z.string(),
  image: z.string(),
  securityContext: z.unknown(),
  livenessProbe: z.unknown().optional(),
  resources: z.looseObject({ requests: z.unknown(), limits: z.unknown() }),
});
const pods = z.looseObject({
  spec: z.looseObject({
    template: z.looseObject({
      spec: z.looseObject({
        automountServiceAccountToken: z.boolean(),
        securityContext: z.unknown(),
        containers: z.array(container),
      }),
    }),
  }),
});
const resource = z.looseObject({
  kind: z.string(),
  metadata: z.looseObject({ name: z.string(), annotations: z.record(z.string(), z.string()).optional() }),
});
type Resource = z.infer<typeof resource>;

const values = (name: string) => path.join(CHART, 'ci', `${name}-values.yaml`);

/** The chart with values by name, and settings beside them. */
async function renderChart(
  name: string | null,
  { sets = [], kube = '1.37.0' }: { sets?: string[]; kube?: string } = {},
) {
  const given = [
    ...(name === null ? [] : ['--values', values(name)]),
    ...sets.flatMap((set) => ['--set', set]),
  ];
  const { code, output } = await run(helm ?? '', [
    'template',
    'emite',
    CHART,
    '--kube-version',
    kube,
    ...given,
  ]);
  const resources =
    code === 0 ? parseAllDocuments(output).flatMap((one) => resource.safeParse(one.toJS()).data ?? []) : [];
  return { code, output, resources };
}

/** Errors and unknown fields for Kubernetes of that version. */
async function refusedBy(kube: string, resources: readonly Resource[]): Promise<string[]> {
  const file = path.join(scratch, 'rendered.yaml');
  fs.writeFileSync(file, resources.map((one) => JSON.stringify(one)).join('\n---\n'));
  const { command = '', args = [], env = {} } = validator ?? {};
  const version = kube.replace(/\.\d+$/, '');
  const { code, output } = await run(command, [...args, '-k', version, '--strict', '--quiet', file], {
    env: { ...process.env, ...env },
  });
  const said = output.split('\n').filter(Boolean);
  return code !== 0 && said.length === 0 ? [`exit ${code}`] : said;
}

const only = (resources: readonly Resource[], kind: string, name?: string): Resource[] =>
  resources.filter((one) => one.kind === kind && (name === undefined || one.metadata.name === name));

describe.skipIf(helm === null)('the Helm chart (needs Go 1.24)', () => {
  it.each(VALUES)('is as lint wants it with the %s values', async (name) => {
    const { code, output } = await run(helm ?? '', ['lint', '--strict', CHART, '--values', values(name)]);
    expect([code, output]).toEqual([0, expect.stringContaining('0 chart(s) failed')]);
  });

  describe.skipIf(validator === null).each(KUBERNETES)('on Kubernetes %s (needs pip)', (kube) => {
    it.each(VALUES)('is accepted with the %s values', async (name) => {
      const { resources } = await renderChart(name, { kube });
      expect(resources.length).toBeGreaterThan(10);
      const known = resources.filter(({ kind }) => !CUSTOM.includes(kind));
      expect(await refusedBy(kube, known)).toEqual([]);
    });

    it('is refused with an unknown key, or a wrong type', async () => {
      const [api] = only((await renderChart('default', { kube })).resources, 'Deployment', 'emite-api');
      if (api === undefined) throw new Error('no emite-api');
      expect((await refusedBy(kube, [{ ...api, replica: 2 }])).join('\n')).toContain('replica');
      expect((await refusedBy(kube, [{ ...api, spec: { replicas: 'two' } }])).join('\n')).toContain('two');
    });
  });

  it('names the missing settings when nothing is given', async () => {
    const { code, output } = await renderChart(null);
    expect(code).not.toBe(0);
    for (const name of [
      'publicUrl',
      'consoleUrl',
      'trustProxy',
      'image/repository',
      'secrets/api',
      'temporal/address',
    ])
      expect(output).toContain(name);
  });

  it.each([
    ['a name it does not have', 'api.replica=3', 'replica'],
    ['an address in clear', 'publicUrl=http://api.exemplo.com.br', 'publicUrl'],
    ['any proxy', 'trustProxy=on', 'trustProxy'],
    ['a sandbox without its secret', 'secrets.sandbox=', 'secrets/sandbox'],
    ['KEDA without Prometheus', 'worker.autoscaling.by=keda', 'prometheus'],
    [
      'walls without the networks that PostgreSQL and Temporal are in',
      'networkPolicy.internal=null',
      'internal',
    ],
    ['letters without their domain', 'letters.enabled=true', 'letters'],
    ['a digest that is none', 'image.digests.api=latest', 'digests'],
    ['a setting that is none', 'settings.logLevel=debug', 'logLevel'],
  ])('refuses %s', async (_, set, named) => {
    const { code, output } = await renderChart('default', { sets: [set] });
    expect([code === 0, output]).toEqual([false, expect.stringContaining(named)]);
  });

  it.each(VALUES)('locks every pod of the %s values down', async (name) => {
    const { resources } = await renderChart(name);
    for (const one of resources.filter(({ kind }) => kind === 'Deployment' || kind === 'Job')) {
      const { spec } = pods.parse(one).spec.template;
      expect(spec).toMatchObject({
        automountServiceAccountToken: false,
        enableServiceLinks: false,
        securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
      });
      for (const each of spec.containers) {
        expect(each.securityContext).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        });
        if (one.kind === 'Deployment')
          expect([each.name, each.livenessProbe]).not.toEqual([each.name, undefined]);
      }
      expect(only(resources, 'NetworkPolicy', one.metadata.name)).toHaveLength(1);
    }
  });

  it('lets processes reach the internet and the networks that were named, and no other pod or metadata', async () => {
    const { resources } = await renderChart('production');
    const egressOf = (name: string) => {
      const [policy] = only(resources, 'NetworkPolicy', `emite-${name}`);
      return z.looseObject({ spec: z.object({ egress: z.array(z.looseObject({})) }).loose() }).parse(policy)
        .spec;
    };
    const named = [
      {
        to: [{ ipBlock: { cidr: '10.20.0.0/16' } }],
        ports: [{ port: 5432 }, { port: 7233 }, { port: 4318 }],
      },
      { to: [{ ipBlock: { cidr: '10.30.0.10/32' } }], ports: [{ port: 443 }] },
    ];
    const public4 = { cidr: '0.0.0.0/0', except: expect.arrayContaining(['169.254.0.0/16', '10.0.0.0/8']) };
    for (const name of ['api', 'worker', 'worker-0-0-9', 'console', 'migrate', 'sandbox', 'letters']) {
      const { policyTypes, egress } = egressOf(name);
      expect([name, policyTypes]).toEqual([name, ['Ingress', 'Egress']]);
      expect(egress.slice(1, 3), name).toEqual(named);
      const rest = egress.slice(3).flatMap(({ to }) => to);
      if (['migrate', 'sandbox', 'letters'].includes(name)) expect(rest, name).toEqual([]);
      else expect(rest, name).toContainEqual({ ipBlock: public4 });
    }
  });

  it('runs an image by its digest where one is named', async () => {
    const { output } = await renderChart('production');
    expect(output).toMatch(/emite-api:0\.1\.0@sha256:(?:0123456789abcdef){4}"?$/m);
    expect(output).toMatch(/emite-worker:0\.0\.9"?$/m);
  });

  it('migrates before processes of a release start', async () => {
    const [job] = only((await renderChart('default')).resources, 'Job');
    expect(job?.metadata.annotations?.['helm.sh/hook']).toBe('pre-install,pre-upgrade');
  });

  it('gives the key of A1s to workers alone, and no secret in its text', async () => {
    const { resources, output } = await renderChart('production');
    const secretsOf = (name: string) =>
      [...stringify(only(resources, 'Deployment', name)).matchAll(/secretRef:\s+name: (\S+)/g)].map(
        ([, of]) => of,
      );
    expect(secretsOf('emite-api')).toEqual(['emite-api']);
    expect(secretsOf('emite-worker')).toEqual(['emite-worker']);
    expect(only(resources, 'Secret')).toEqual([]);
    expect(output).not.toMatch(/MASTER_KEY|SIGNER_KEY|DATABASE_URL/);
  });

  it('takes letters only where they are on, from the mail server alone', async () => {
    const off = await renderChart('default');
    expect(off.output).not.toMatch(/letters|LETTERS/);
    const { resources } = await renderChart('production');
    const api = stringify(only(resources, 'Deployment', 'emite-api'));
    expect(api).toMatch(/name: LETTERS_DOMAIN\s+value: arquivos\.emite\.example/);
    const letters = stringify(only(resources, 'Deployment', 'emite-letters'));
    expect([...letters.matchAll(/secretRef:\s+name: (\S+)/g)].map(([, of]) => of)).toEqual(['emite-letters']);
    const [policy] = only(resources, 'NetworkPolicy', 'emite-letters');
    expect(policy).toMatchObject({
      spec: { ingress: [{ from: [{ ipBlock: { cidr: '10.40.0.25/32' } }], ports: [{ port: 2525 }] }] },
    });
  });

  it('runs workers of other versions beside its own, each with its image, all with the journal', async () => {
    const { resources } = await renderChart('production');
    const workers = only(resources, 'Deployment').filter(({ metadata }) =>
      metadata.name.startsWith('emite-worker'),
    );
    const said = workers.map((one) => {
      const text = stringify(one);
      const valueOf = (name: string) => new RegExp(`name: ${name}\\s+value: "?([^\\s"]+)`).exec(text)?.[1];
      const [{ image } = { image: '' }] = pods.parse(one).spec.template.spec.containers;
      return [one.metadata.name, image, valueOf('WORKER_VERSION'), valueOf('JOURNAL_DIR')];
    });
    expect(said).toEqual([
      ['emite-worker', 'registry.example/emite-worker:0.1.0', '0.1.0', '/journal'],
      ['emite-worker-0-0-9', 'registry.example/emite-worker:0.0.9', '0.0.9', '/journal'],
    ]);
    expect(stringify(workers).match(/claimName: emite-journal/g)).toHaveLength(2);
  });

  it('leaves the number of what is scaled to what scales it', async () => {
    const fixed = await renderChart('default');
    const scaled = await renderChart('production');
    const replicas = (resources: readonly Resource[]) =>
      only(resources, 'Deployment')
        .filter((one) => 'replicas' in z.looseObject({}).parse(one['spec']))
        .map(({ metadata }) => metadata.name);
    expect(replicas(fixed.resources)).toEqual(expect.arrayContaining(['emite-api', 'emite-worker']));
    expect(replicas(scaled.resources).sort()).toEqual([
      'emite-console',
      'emite-letters',
      'emite-sandbox',
      'emite-worker-0-0-9',
    ]);
    const external = await renderChart('default', { sets: ['worker.autoscaling.by=external'] });
    expect(only(external.resources, 'HorizontalPodAutoscaler').map(({ metadata }) => metadata.name)).toEqual([
      'emite-worker',
    ]);
  });
});
