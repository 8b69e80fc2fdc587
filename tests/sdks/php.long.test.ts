import { execFile, spawnSync } from 'node:child_process';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { machineEnv } from '../../scripts/base/environment.mjs';
import { ROOT } from '../../scripts/base/paths.mjs';

const SDK = path.join(ROOT, 'sdks/php');
const GUZZLE = "require 'GuzzleHttp/autoload.php';";
const usable = spawnSync('php', ['-r', GUZZLE], { stdio: 'ignore' }).status === 0;

const AUTOLOAD = `${GUZZLE}
spl_autoload_register(static function (string $class) {
  $file = preg_replace(['~^Emite\\\\\\\\Raw\\\\\\\\~', '~^Emite\\\\\\\\~'], ['lib/', 'src/'], $class);
  if ($file !== $class) require '${SDK}/' . strtr($file, '\\\\', '/') . '.php';
});
`;

const received: string[] = [];
const server = http.createServer((request, response) => {
  void text(request).then((body) => {
    received.push(`${request.method} ${request.url} ${body}`);
    if (request.url?.startsWith('/v1/documents')) response.writeHead(307, { location: '/elsewhere' }).end();
    else response.end(JSON.stringify({ took: request.url }));
  });
});
const url = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => server.close());

/** Output of a script in which `$emite` is a client of the server; nothing listens at the proxy of its environment. */
async function php(script: string): Promise<string> {
  received.length = 0;
  const client = `$emite = new Emite\\Emite('nfe_access_x', 'nfe_test_x', url: '${url()}', attempts: 1);`;
  const proxy = {
    HTTP_PROXY: 'http://127.0.0.1:9',
    http_proxy: 'http://127.0.0.1:9',
    NO_PROXY: '',
    no_proxy: '',
  };
  const { stdout } = await promisify(execFile)('php', ['-r', `${AUTOLOAD}${client}${script}`], {
    env: { ...machineEnv(process.env), ...proxy },
  });
  return stdout;
}

it.skipIf(!usable)('sends the keys for this machine to no proxy', async () => {
  expect(await php("echo $emite->request('GET', '/v1/account')['took'];")).toBe('/v1/account');
});

it.skipIf(!usable)('generated calls reach this machine by no proxy, and follow no redirect', async () => {
  const call =
    '(new Emite\\Raw\\Api\\DocumentosApi($emite->rawClient(), $emite->rawConfiguration()))->listDocuments()';
  expect(await php(`try { ${call}; } catch (Emite\\Raw\\ApiException $e) { echo $e->getCode(); }`)).toBe(
    '307',
  );
  expect(received).toEqual([expect.stringMatching(/^GET \/v1\/documents/)]);
});

it.skipIf(!usable).each([
  ['[]', '{}'],
  ['new stdClass()', '{}'],
  ["['itens' => []]", '{"itens":[]}'],
  ["['itens' => new stdClass()]", '{"itens":{}}'],
])('the body %s is sent as %s', async (body, json) => {
  await php(`$emite->request('POST', '/v1/x', ${body});`);
  expect(received).toEqual([`POST /v1/x ${json}`]);
});
