import type { TestProject } from 'vitest/node';
import { createMigratedDump } from './migrated-database.ts';

/** Creates the dump from which tests on PGlite start, before any of them runs. */
export default async function setup(project: TestProject): Promise<void> {
  project.provide('pglite', { dump: await createMigratedDump() });
}
