/** Exact lines at which tests break the process, where random timing would find too little. Refused in production. */
export const FAILPOINTS = [
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

export type Failpoint = (typeof FAILPOINTS)[number];

const ACTIONS = ['kill', 'throw', 'hang', 'delay'] as const;
const DELAY = 500;

interface Planned {
  readonly failpoint: Failpoint;
  readonly action: (typeof ACTIONS)[number];
  /** Which passing of the line it happens at, counted from 1. */
  readonly nth: number;
}

export type FailpointPlan = readonly Planned[];

/** Called at the line; returns at once when nothing is planned there. */
export type PassFailpoint = (failpoint: Failpoint) => Promise<void> | undefined;

/** Reads `name:action:nth` with commas between; undefined when it is something else. */
export function parseFailpoints(given: string): FailpointPlan | undefined {
  const plan = given.split(',').map(planned);
  return plan.every((entry) => entry !== undefined) ? plan : undefined;
}

export function createFailpoints(plan: FailpointPlan): PassFailpoint {
  const passed = new Map<Failpoint, number>();
  return (failpoint) => {
    if (plan.length === 0) return undefined;
    const count = (passed.get(failpoint) ?? 0) + 1;
    passed.set(failpoint, count);
    const due = plan.find((entry) => entry.failpoint === failpoint && entry.nth === count);
    return due === undefined ? undefined : act(due);
  };
}

function planned(part: string): Planned | undefined {
  const [name, does, nth = '1'] = part.split(':');
  const failpoint = FAILPOINTS.find((known) => known === name);
  const action = ACTIONS.find((known) => known === does);
  if (failpoint === undefined || action === undefined || !/^[1-9]\d{0,5}$/.test(nth)) return undefined;
  return { failpoint, action, nth: Number(nth) };
}

async function act({ failpoint, action }: Planned): Promise<void> {
  switch (action) {
    case 'kill':
      process.kill(process.pid, 'SIGKILL');
      return new Promise(() => undefined);
    case 'throw':
      throw new Error(`the failpoint ${failpoint} throws`);
    case 'hang':
      return new Promise(() => undefined);
    case 'delay':
      return new Promise((resolve) => setTimeout(resolve, DELAY));
  }
}
