import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = new URL('..', import.meta.url).pathname;
const exclude = ['**/node_modules/**', '**/dist/**'];
const databaseTests = 'adapters/gateway/src/**/*.gateway.test.ts';

/**
 * Milliseconds after which a test is taken to hang, long enough for processes that start on a machine with much else to
 * do. How fast something is, is for the bench to say.
 */
const HANGS = 180_000;

/** Where programs that tests start leave what they compiled for the next one. */
const compiled = fileURLToPath(new URL('../node_modules/.cache/fairhall/compiled', import.meta.url));

/** Milliseconds that what is waited for by `expect.poll` may take; left alone it is one second, which a busy machine needs. */
const COMES = 60_000;

/** What holds for the tests of every project. */
const every = {
  root,
  testTimeout: HANGS,
  hookTimeout: HANGS,
  expect: { poll: { timeout: COMES } },
  /**
   * Files share a worker and the modules it has loaded, so a test must leave nothing behind that another could meet.
   * Loading all modules anew for each file took three quarters of the time.
   */
  isolate: false,
  env: { NODE_COMPILE_CACHE: compiled },
  /**
   * Where a processor has memory protection keys, V8 now and then ends the process with "jit_page.has_value()" while WebAssembly
   * such as PGlite comes and goes (nodejs/node#64500).
   */
  execArgv: ['--no-memory-protection-keys'],
};

export default defineConfig({
  test: {
    root,
    passWithNoTests: false,
    // Whatever the machine: left alone, vitest takes CI to say so.
    allowOnly: false,
    // Left alone, vitest keeps one processor free, which is half of a small machine.
    maxWorkers: Math.max(availableParallelism(), 2),
    reporters: ['default', fileURLToPath(new URL('support/engine-reporter.ts', import.meta.url))],
    // One project after the other: a worker that goes from one to the next loads all modules anew.
    projects: [
      {
        test: {
          ...every,
          name: 'unit',
          include: [
            '{core,adapters,web,cli,fixtures}/**/*.test.{ts,tsx}',
            'tests/{architecture,bench,conformance,coverage,fuzz,isolation,kill,mail,scenarios,support}/**/*.test.ts',
          ],
          exclude: [...exclude, databaseTests],
        },
      },
      {
        test: {
          ...every,
          name: 'gateway-pglite',
          sequence: { groupOrder: 1 },
          include: [databaseTests],
          exclude,
          globalSetup: 'tests/support/pglite-setup.ts',
          env: { ...every.env, TEST_ENGINE: 'pglite' },
        },
      },
      {
        test: {
          ...every,
          name: 'gateway-postgres',
          sequence: { groupOrder: 2 },
          include: [databaseTests],
          exclude,
          globalSetup: 'tests/support/postgres-setup.ts',
          env: { ...every.env, TEST_ENGINE: 'postgres' },
        },
      },
    ],
  },
});
