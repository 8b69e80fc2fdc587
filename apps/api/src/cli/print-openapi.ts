import { openApiDocument } from '../rest/openapi.ts';
import { strictOpenApi } from '../rest/strict-openapi.ts';
import { ROUTES } from '../rest/v1/routes.ts';

/** Address of the document's examples; a client gets its own. */
const EXAMPLE_URL = 'http://127.0.0.1:4000';

process.stdout.write(JSON.stringify(strictOpenApi(openApiDocument(ROUTES, EXAMPLE_URL))));
