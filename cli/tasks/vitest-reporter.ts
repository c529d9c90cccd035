import { writeFileSync } from 'node:fs';
import type { Tally } from './tally.ts';

/** The members of the runner's modules that are read here. */
interface TestModule {
  readonly project: { readonly name: string };
  readonly children: { allTests(): Iterable<{ result(): { readonly state: string } }> };
  errors(): readonly unknown[];
}

export interface TestReport {
  /** Tests by the runner's project. */
  readonly projects: Readonly<Record<string, Tally>>;
  /** What broke outside any test. */
  readonly errors: number;
}

/** Counts what ran by project; a file that could not be loaded is one failure of its project. */
export function reportOf(modules: readonly TestModule[], errors: number): TestReport {
  const projects: Record<string, { passed: number; failed: number; skipped: number }> = {};
  for (const { project, children, errors: loadErrors } of modules.map(bound)) {
    projects[project.name] ??= { passed: 0, failed: 0, skipped: 0 };
    const tally = projects[project.name];
    if (!tally) continue;
    tally.failed += loadErrors.length > 0 ? 1 : 0;
    for (const test of children.allTests()) {
      const { state } = test.result();
      tally[state === 'passed' || state === 'failed' ? state : 'skipped'] += 1;
    }
  }
  return { projects, errors };
}

const bound = (module: TestModule) => ({
  project: module.project,
  children: module.children,
  errors: module.errors(),
});

/** Writes the counts to the file that FAIRHALL_TEST_REPORT names. */
export default class CountingReporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const file = process.env.FAIRHALL_TEST_REPORT;
    if (file) writeFileSync(file, JSON.stringify(reportOf(modules, errors.length)));
  }
}
