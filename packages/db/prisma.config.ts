import { defineConfig } from 'prisma/config';

/** Read by Prisma's own commands only (`generate`, a developer's `migrate dev`); the product migrates by src/migrate.ts. */
export default defineConfig({
  schema: 'prisma/schema',
  migrations: { path: 'prisma/migrations' },
  datasource: { url: process.env.OWNER_DATABASE_URL ?? 'postgresql://emite_owner@127.0.0.1:5432/emite' },
});
