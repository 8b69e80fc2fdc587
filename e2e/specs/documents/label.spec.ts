import { expect, test } from '../../fixtures.ts';
import { emitToVerdict, newAccount, newClient, nfeOf } from '../../support/accounts.ts';
import { expectAccessible } from '../../support/axe.ts';

test('the label of an NF-e is opened beside its DANFE, on paper for a package @desktop', async ({
  page,
  signIn,
}) => {
  const account = await newAccount('Quem cola etiquetas');
  const client = await newClient({}, account);
  const { id } = await emitToVerdict(client, nfeOf(client));
  await signIn(account.owner);
  await page.goto(`/teste/documentos/${id}`);
  await page.getByRole('tab', { name: 'PDF', exact: true }).click();
  const label = page.getByRole('link', { name: 'Abrir a etiqueta' });
  await expect(label).toBeVisible();
  await expectAccessible(page, 'a DANFE with its label');
  const paper = await page.request.get((await label.getAttribute('href')) ?? '');
  expect(paper.headers()['content-type']).toContain('application/pdf');
  // 100 × 150 mm are 283.46 × 425.2 points.
  expect((await paper.body()).toString('latin1')).toMatch(/\/MediaBox\s*\[\s*0 0 283\.\d+ 425\.\d+/);
});
