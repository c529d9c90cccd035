import type { TestProject } from 'vitest/node';
import { createMigratedDump } from './migrated-database.ts';

/** Makes the dump that the tests on PGlite begin with, before any of them runs. */
export default async function setup(project: TestProject): Promise<void> {
  project.provide('pglite', { dump: await createMigratedDump() });
}
