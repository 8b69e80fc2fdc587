import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { logicIn } from '../../scripts/base/imports.mjs';
import { ROOT } from '../../scripts/base/paths.mjs';

const ROOTS = [
  'apps/api/src',
  'apps/admin/src',
  'apps/letters/src',
  'apps/sandbox/src',
  'apps/workflows/src',
].concat(['db', 'fiscal-core', 'paper', 'webhooks'].map((name) => `packages/${name}/src`));
/** Rows of rules, whose columns their table names, and the walk over every field of a layout. */
const ROWS = /\/rules\/|\/engine\/layout\/|\/(?:note|tree)-rules\.ts$/;
/** Functions of libraries. */
const THEIRS = /^(?:\w+\.)*(?:asn1\.create|pkcs12FromAsn1|addEventListener|push)$/;

const isBare = ({ kind }: ts.Node): boolean =>
  kind === ts.SyntaxKind.TrueKeyword || kind === ts.SyntaxKind.FalseKeyword;

function bareBooleansOf(file: string): string[] {
  const text = fs.readFileSync(path.join(ROOT, file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.arguments.length > 1 && node.arguments.some(isBare)) {
      const callee = node.expression.getText(source).replace(/\s+/g, '');
      if (!THEIRS.test(callee))
        found.push(
          `${file}:${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1} ${callee}`,
        );
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

it('names a boolean beside other arguments: f(a, { strict: true })', () => {
  const files = ROOTS.flatMap(logicIn).filter((file) => !ROWS.test(file));
  expect(files.length).toBeGreaterThan(1_500);
  expect(files.flatMap(bareBooleansOf)).toEqual([]);
});
