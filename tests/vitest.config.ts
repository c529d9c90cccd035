import { defineConfig } from 'vitest/config';

const root = new URL('..', import.meta.url).pathname;

export default defineConfig({
  test: {
    root,
    include: ['{core,adapters,web,cli,fixtures}/**/*.test.{ts,tsx}', 'tests/{architecture,scenarios,conformance}/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'adapters/gateway/**', '**/dist/**'],
    passWithNoTests: false,
  },
});
