/**
 * Exact points in the code at which tests kill, throw in, hang or delay the process, because random timing finds too
 * few faults. Not allowed in production.
 */
export const TEST_FAILPOINT_NAMES = [
  'after_parse',
  'before_tx',
  'after_idem_insert',
  'before_commit',
  'after_commit_before_reply',
  'before_rename',
  'after_rename_before_row',
  'while_gathering',
  'before_smtp',
  'after_250_before_mark',
] as const;

export type Failpoint = (typeof TEST_FAILPOINT_NAMES)[number];

const FAILPOINT_ACTIONS = ['kill', 'throw', 'hang', 'delay'] as const;
const FAILPOINT_DELAY_MS = 500;

interface PlannedFailpoint {
  readonly failpoint: Failpoint;
  readonly action: (typeof FAILPOINT_ACTIONS)[number];
  /** The pass of the point at which it happens, counted from 1. */
  readonly nth: number;
}

export type FailpointPlan = readonly PlannedFailpoint[];

/** Called at each point; returns at once if nothing is planned there. */
export type PassFailpoint = (failpoint: Failpoint) => Promise<void> | undefined;

/** Parses `name:action:nth` entries separated by commas; undefined if the text is invalid. */
export function parseFailpoints(text: string): FailpointPlan | undefined {
  const plan = text.split(',').map(parseEntry);
  return plan.every((entry) => entry !== undefined) ? plan : undefined;
}

export function createFailpoints(plan: FailpointPlan): PassFailpoint {
  const passed = new Map<Failpoint, number>();
  return (failpoint) => {
    if (plan.length === 0) return undefined;
    const count = (passed.get(failpoint) ?? 0) + 1;
    passed.set(failpoint, count);
    const due = plan.find((entry) => entry.failpoint === failpoint && entry.nth === count);
    return due === undefined ? undefined : runAction(due);
  };
}

function parseEntry(part: string): PlannedFailpoint | undefined {
  const [name, does, nth = '1'] = part.split(':');
  const failpoint = TEST_FAILPOINT_NAMES.find((known) => known === name);
  const action = FAILPOINT_ACTIONS.find((known) => known === does);
  if (failpoint === undefined || action === undefined || !/^[1-9]\d{0,5}$/.test(nth)) return undefined;
  return { failpoint, action, nth: Number(nth) };
}

async function runAction({ failpoint, action }: PlannedFailpoint): Promise<void> {
  switch (action) {
    case 'kill':
      process.kill(process.pid, 'SIGKILL');
      return new Promise(() => undefined);
    case 'throw':
      throw new Error(`the failpoint ${failpoint} throws`);
    case 'hang':
      return new Promise(() => undefined);
    case 'delay':
      return new Promise((resolve) => setTimeout(resolve, FAILPOINT_DELAY_MS));
  }
}
