import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = new URL('..', import.meta.url).pathname;
const exclude = ['**/node_modules/**', '**/dist/**'];
const databaseTests = 'adapters/gateway/src/**/*.gateway.test.ts';

/** Milliseconds after which a test is taken to hang. How fast something is, is for the bench to say. */
const testTimeout = 20_000;

export default defineConfig({
  test: {
    root,
    passWithNoTests: false,
    reporters: ['default', fileURLToPath(new URL('support/engines-reporter.ts', import.meta.url))],
    projects: [
      {
        test: {
          name: 'unit',
          root,
          testTimeout,
          include: [
            '{core,adapters,web,cli,fixtures}/**/*.test.{ts,tsx}',
            'tests/{architecture,conformance,coverage,fuzz,kill,scenarios,support}/**/*.test.ts',
          ],
          exclude: [...exclude, databaseTests],
        },
      },
      {
        test: {
          name: 'gateway-pglite',
          root,
          testTimeout,
          include: [databaseTests],
          exclude,
          globalSetup: 'tests/support/pglite-setup.ts',
          env: { TEST_ENGINE: 'pglite' },
        },
      },
      {
        test: {
          name: 'gateway-postgres',
          root,
          testTimeout,
          include: [databaseTests],
          exclude,
          globalSetup: 'tests/support/postgres-setup.ts',
          env: { TEST_ENGINE: 'postgres' },
        },
      },
    ],
  },
});
