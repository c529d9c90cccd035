import type { CompleteContract } from '@fairhall/core/contract/trees/complete-contract';
import { loadFeatureTestData } from './feature-test-data.ts';
import type { Line } from './role-lines.ts';

export type CallName = {
  [Branch in keyof CompleteContract & string]: `${Branch}.${keyof CompleteContract[Branch] & string}`;
}[keyof CompleteContract & string];

/** A feature's data about one call, for tests of all calls. */
interface CallCheck {
  /** The outcome for each role. THR-01 */
  readonly roles: Line;
  /** Records that a submit ends and a restore must not bring back, by the names in `restore.gateway.test.ts`. REL-31 */
  readonly ends?: readonly string[];
}

/** The checks of a feature's calls, in `calls.test-data.ts` of its folder. */
export type CallChecks = Readonly<Partial<Record<CallName, CallCheck>>>;

export const readCallChecks = (): Promise<Readonly<Record<string, CallCheck>>> =>
  loadFeatureTestData<CallCheck>('adapters/gateway/src/*/calls.test-data.ts');
