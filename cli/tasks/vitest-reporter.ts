import { writeFileSync } from 'node:fs';
import { TALLY_EMPTY, type Tally } from './tally.ts';
import { measureSpan, type TestFileTimes, type Time } from './times.ts';

interface Failure {
  readonly message: string;
}

interface TestResult {
  readonly state: string;
  readonly errors?: readonly Failure[] | undefined;
}

interface RanTest {
  readonly fullName: string;
  result(): TestResult;
  /** Milliseconds; undefined for a skipped test. */
  diagnostic(): { readonly duration: number } | undefined;
}

/** The members of the runner's modules that are read here. */
interface TestModule {
  readonly relativeModuleId: string;
  readonly project: { readonly name: string };
  readonly children: { allTests(): Iterable<RanTest> };
  errors(): readonly Failure[];
  /** Milliseconds. `duration` is that of the tests and of the hooks around them. */
  diagnostic(): {
    readonly environmentSetupDuration: number;
    readonly prepareDuration: number;
    readonly setupDuration: number;
    readonly collectDuration: number;
    readonly duration: number;
  };
}

interface Stretch {
  readonly begin: number;
  readonly end: number;
}

export interface TestReport {
  /** Counts by the runner's project. */
  readonly projects: Readonly<Record<string, Tally>>;
  /** Errors outside any test. */
  readonly errors: readonly string[];
  readonly files: readonly (Time & { readonly project: string; readonly spent: TestFileTimes })[];
  /** The tests that ran and passed; requirements are matched by their titles. */
  readonly passed: readonly { readonly project: string; readonly file: string; readonly title: string }[];
  /** The duration of each project in seconds. */
  readonly seconds: Readonly<Record<string, number>>;
}

/**
 * Counts the test results by project and adds the durations; `stretches` has the intervals in which each project's
 * files ran. A file that failed to load is one failure of its project.
 */
export function reportOf(
  modules: readonly TestModule[],
  errors: readonly Failure[],
  stretches: ReadonlyMap<string, readonly Stretch[]>,
): TestReport {
  const projects: Record<string, Tally & { passed: number; skipped: number; failures: string[] }> = {};
  for (const module of modules) {
    const { name } = module.project;
    projects[name] ??= { ...TALLY_EMPTY, failures: [] };
    const tally = projects[name];
    const where = `[${name}] ${module.relativeModuleId}`;
    const [loadError] = module.errors();
    if (loadError) tally.failures.push(`${where}: ${getFirstLine(loadError)}`);
    for (const test of module.children.allTests()) {
      const { state, errors: [reason] = [] } = test.result();
      if (state === 'passed') tally.passed += 1;
      else if (state === 'failed') tally.failures.push(`${where} › ${test.fullName}: ${getFirstLine(reason)}`);
      else tally.skipped += 1;
    }
  }
  const files = modules.map((module) => {
    const spent = toTestFileTimes(module);
    return {
      name: module.relativeModuleId,
      project: module.project.name,
      seconds: spent.loading + spent.hooks + spent.tests,
      spent,
    };
  });
  const passed = modules.flatMap(({ project, relativeModuleId, children }) =>
    [...children.allTests()]
      .filter((test) => test.result().state === 'passed')
      .map((test) => ({ project: project.name, file: relativeModuleId, title: test.fullName })),
  );
  const seconds = Object.fromEntries([...stretches].map(([project, ran]) => [project, measureSpan(ran)]));
  return { projects, errors: errors.map(getFirstLine), files, passed, seconds };
}

function toTestFileTimes(module: TestModule): TestFileTimes {
  const { environmentSetupDuration, prepareDuration, setupDuration, collectDuration, duration } = module.diagnostic();
  const loading = environmentSetupDuration + prepareDuration + setupDuration + collectDuration;
  // Tests that run concurrently add up to more than their file took.
  const tests = Math.min(
    duration,
    [...module.children.allTests()].reduce((sum, test) => sum + (test.diagnostic()?.duration ?? 0), 0),
  );
  return { loading: loading / 1_000, hooks: (duration - tests) / 1_000, tests: tests / 1_000 };
}

const getFirstLine = (failure: Failure | undefined): string => failure?.message.split('\n', 1)[0] ?? 'no reason given';

/** Writes counts and durations to the file of FAIRHALL_TEST_REPORT. */
export default class CountReporter {
  readonly #begun = new Map<string, number>();
  readonly #stretches = new Map<string, Stretch[]>();

  onTestModuleQueued({ relativeModuleId, project }: TestModule): void {
    this.#begun.set(`${project.name} ${relativeModuleId}`, Date.now());
  }

  onTestModuleEnd({ relativeModuleId, project: { name } }: TestModule): void {
    const end = Date.now();
    const stretches = this.#stretches.get(name) ?? [];
    this.#stretches.set(name, [...stretches, { begin: this.#begun.get(`${name} ${relativeModuleId}`) ?? end, end }]);
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly Failure[]): void {
    const file = process.env.FAIRHALL_TEST_REPORT;
    if (file) writeFileSync(file, JSON.stringify(reportOf(modules, errors, this.#stretches)));
  }
}
