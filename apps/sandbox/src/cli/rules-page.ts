import { writeFileSync } from 'node:fs';
import { rulesPage } from '../listing/rules-page.ts';

/** `npm run rules:page`: docs/rules.md. */
writeFileSync(new URL('../../../../docs/rules.md', import.meta.url), rulesPage());
