import { writeFileSync } from 'node:fs';
import { NOTHING, type Tally } from './tally.ts';

interface Failure {
  readonly message: string;
}

interface TestResult {
  readonly state: string;
  readonly errors?: readonly Failure[] | undefined;
}

/** The members of the runner's modules that are read here. */
interface TestModule {
  readonly relativeModuleId: string;
  readonly project: { readonly name: string };
  readonly children: { allTests(): Iterable<{ readonly fullName: string; result(): TestResult }> };
  errors(): readonly Failure[];
}

export interface TestReport {
  /** Tests by the runner's project. */
  readonly projects: Readonly<Record<string, Tally>>;
  /** What broke outside any test. */
  readonly errors: readonly string[];
}

/** Counts what ran by project; a file that could not be loaded is one failure of its project. */
export function reportOf(modules: readonly TestModule[], errors: readonly Failure[]): TestReport {
  const projects: Record<string, { passed: number; skipped: number; failures: string[] }> = {};
  for (const module of modules) {
    const { name } = module.project;
    projects[name] ??= { ...NOTHING, failures: [] };
    const tally = projects[name];
    const where = `[${name}] ${module.relativeModuleId}`;
    const [loadError] = module.errors();
    if (loadError) tally.failures.push(`${where}: ${firstLine(loadError)}`);
    for (const test of module.children.allTests()) {
      const { state, errors: [reason] = [] } = test.result();
      if (state === 'passed') tally.passed += 1;
      else if (state === 'failed') tally.failures.push(`${where} › ${test.fullName}: ${firstLine(reason)}`);
      else tally.skipped += 1;
    }
  }
  return { projects, errors: errors.map(firstLine) };
}

const firstLine = (failure: Failure | undefined): string => failure?.message.split('\n', 1)[0] ?? 'no reason given';

/** Writes the counts to the file that FAIRHALL_TEST_REPORT names. */
export default class CountingReporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly Failure[]): void {
    const file = process.env.FAIRHALL_TEST_REPORT;
    if (file) writeFileSync(file, JSON.stringify(reportOf(modules, errors)));
  }
}
