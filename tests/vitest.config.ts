import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = new URL('..', import.meta.url).pathname;
const exclude = ['**/node_modules/**', '**/dist/**'];
const databaseTests = 'adapters/gateway/src/**/*.gateway.test.ts';

/**
 * Time-out of a test in milliseconds, which only detects hanging tests; long enough for tests that start processes on a
 * busy machine. The bench measures speed.
 */
const HANGS = 180_000;

/** The compile cache of the programs that tests start. */
const compiled = fileURLToPath(new URL('../node_modules/.cache/fairhall/compiled', import.meta.url));

/** Time-out of `expect.poll` in milliseconds; its default of one second is too short on a busy machine. */
const COMES = 60_000;

/** Settings for the tests of every project. */
const every = {
  root,
  testTimeout: HANGS,
  hookTimeout: HANGS,
  expect: { poll: { timeout: COMES } },
  /**
   * Files share a worker and its loaded modules, so a test must clean up everything that another could find. Loading
   * all modules again for each file took three quarters of the time.
   */
  isolate: false,
  env: { NODE_COMPILE_CACHE: compiled },
  /**
   * V8 loses track of WebAssembly code when databases such as PGlite are opened and closed, and ends the process:
   * "jit_page.has_value()" with memory protection keys, "allocations_.erase(addr) == 1" when it frees code that is no
   * longer needed (nodejs/node#64500).
   */
  execArgv: ['--no-memory-protection-keys', '--no-wasm-code-gc'],
};

export default defineConfig({
  test: {
    root,
    passWithNoTests: false,
    // Set explicitly, because vitest's default depends on the variable CI.
    allowOnly: false,
    // By default vitest leaves one processor free, which is half of a small machine.
    maxWorkers: Math.max(availableParallelism(), 2),
    reporters: ['default', fileURLToPath(new URL('support/engine-reporter.ts', import.meta.url))],
    // One project after the other: a worker that switches projects loads all modules again.
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
