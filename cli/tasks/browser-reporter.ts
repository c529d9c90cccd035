import { writeFileSync } from 'node:fs';
import type { BrowserSpent } from './times.ts';

interface Step {
  readonly category: string;
  readonly title: string;
  /** In milliseconds. */
  readonly duration: number;
  readonly steps: readonly Step[];
}

/** The members of the runner's tests that are read here. */
interface RanTest {
  readonly location: { readonly file: string };
  readonly parent: { project(): { readonly name: string } | undefined };
}

interface TestResult {
  readonly duration: number;
  readonly steps: readonly Step[];
}

/** Whether a step is a wait. Assertions retry until they hold, and hold at once if there is nothing to wait for. */
const isWait = ({ category, title }: Step): boolean => category === 'expect' || /^Wait for /.test(title);

/** Adds up the durations of counted steps, each with the steps inside it. */
function sumSeconds(steps: readonly Step[], counts: (step: Step) => boolean): number {
  return steps.reduce((sum, step) => sum + (counts(step) ? step.duration / 1_000 : sumSeconds(step.steps, counts)), 0);
}

/** Splits a test's duration into set-up and tear-down of its browser and page, waiting, and the rest. */
export function measureTest({ duration, steps }: TestResult): BrowserSpent {
  const isAround = ({ category }: Step) => category === 'hook';
  const between = steps.filter((step) => !isAround(step));
  const setUp = sumSeconds(steps, isAround);
  const waiting = sumSeconds(between, isWait);
  return { 'set-up': setUp, waiting, work: Math.max(duration / 1_000 - setUp - waiting, 0) };
}

/** Writes the durations of each layout's files to the file of FAIRHALL_BROWSER_SPENT. */
export default class BrowserTimeReporter {
  readonly #spent: Record<string, BrowserSpent> = {};

  onTestEnd({ location, parent }: RanTest, result: TestResult): void {
    const key = `${parent.project()?.name} ${location.file.replace(/^.*\/(?=tests\/e2e\/)/, '')}`;
    const [one, before] = [measureTest(result), this.#spent[key] ?? { 'set-up': 0, waiting: 0, work: 0 }];
    this.#spent[key] = {
      'set-up': before['set-up'] + one['set-up'],
      waiting: before.waiting + one.waiting,
      work: before.work + one.work,
    };
  }

  onEnd(): void {
    const file = process.env.FAIRHALL_BROWSER_SPENT;
    if (file) writeFileSync(file, JSON.stringify(this.#spent));
  }

  /** The other reporters print the results. */
  printsToStdio(): boolean {
    return false;
  }
}
