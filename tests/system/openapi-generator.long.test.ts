import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { hasTool } from '../../scripts/install/test-tools.mjs';
import { clientRooms, EXPECTED, lines, PROGRAMS } from '../support/generated-clients.ts';

const GENERATOR = 'org.openapitools:openapi-generator-cli:7.17.0';
const { dir, spec, roomOf, runToEnd } = clientRooms();

/** Output of openapi-generator, by its jar of Maven Central. */
async function generate(language: string, ...options: readonly string[]): Promise<string> {
  const { room } = await roomOf(language);
  await runToEnd(
    'mvn',
    ['-q', 'dependency:copy', `-Dartifact=${GENERATOR}`, `-DoutputDirectory=${dir}`],
    dir,
  );
  const jar = path.join(dir, `${GENERATOR.split(':').slice(1).join('-')}.jar`);
  const only = '--global-property=apiTests=false,modelTests=false,apiDocs=false,modelDocs=false';
  await runToEnd(
    'java',
    ['-jar', jar, 'generate', '-i', spec, '-g', language, '-o', room, only, ...options],
    dir,
  );
  return room;
}

const jvm = hasTool('javac') && hasTool('mvn');

describe('a program over what a generator makes of /openapi.strict.json emits, waits, cancels and reads the paper', {
  timeout: 1_200_000,
}, () => {
  it.skipIf(!jvm)('openapi-generator, Java (needs a JDK and Maven)', async () => {
    const room = await generate('java', '--library=native');
    fs.copyFileSync(path.join(PROGRAMS, 'Main.java'), path.join(room, 'src/main/java/Main.java'));
    await runToEnd(
      'mvn',
      ['-q', 'compile', 'dependency:build-classpath', '-Dmdep.outputFile=classpath'],
      room,
    );
    const classpath = `target/classes:${fs.readFileSync(path.join(room, 'classpath'), 'utf8').trim()}`;
    expect(
      lines(await runToEnd('java', ['-cp', classpath, 'Main', path.join(dir, 'body.json')], room)),
    ).toEqual(EXPECTED);
  });

  it.skipIf(!jvm || !hasTool('go'))('openapi-generator, Go (needs Go and Maven)', async () => {
    const module = ['--git-host=example.com', '--git-user-id=clients', '--git-repo-id=emite'];
    const room = await generate(
      'go',
      '--additional-properties=enumClassPrefix=true,packageName=emite',
      ...module,
    );
    fs.mkdirSync(path.join(room, 'cmd'));
    fs.copyFileSync(path.join(PROGRAMS, 'main.go'), path.join(room, 'cmd/main.go'));
    expect(lines(await runToEnd('go', ['run', './cmd', path.join(dir, 'body.json')], room))).toEqual(
      EXPECTED,
    );
  });

  it.skipIf(!jvm || !hasTool('php'))('openapi-generator, PHP (needs PHP and Maven)', async () => {
    const room = await generate('php');
    const program = path.join(PROGRAMS, 'main.php');
    expect(lines(await runToEnd('php', [program, path.join(dir, 'body.json')], room))).toEqual(EXPECTED);
  });
});
