import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import base from '../vitest.config.ts';

const record = fileURLToPath(new URL('record.ts', import.meta.url));
const projects = (base.test?.projects ?? []).map((project) =>
  typeof project === 'object' && 'test' in project
    ? { ...project, test: { ...project.test, setupFiles: [record] } }
    : project,
);

/** Runs the usual tests and records the source code that they execute. */
export default defineConfig({ test: { ...base.test, reporters: [], projects } });
