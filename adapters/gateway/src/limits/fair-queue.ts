/** A waiting task with its groups, from the widest to the narrowest. */
export interface Waiter {
  readonly groups: readonly string[];
  settle(turn: 'begin' | 'full'): void;
}

/** The state of a group. */
interface Group {
  running: number;
  waiting: number;
  /** The number of its last turn; a lower number is longer ago. */
  lastTurn: number;
}

/** Keeps track of running and waiting tasks. */
export interface FairQueue {
  /** The number of running tasks of a group. */
  running(group: string): number;
  /** The number of waiting tasks. */
  waiting(): number;
  begin(waiter: Waiter): void;
  end(waiter: Waiter): void;
  /** Adds a waiter. If the queue is then too long, the newest waiter of the largest group is settled with 'full'. */
  wait(waiter: Waiter): void;
  /** Removes a waiter, either because it begins or because it gives up; false if it was not waiting. */
  leave(waiter: Waiter): boolean;
  /** Whether the queue is full and a new waiter with these groups would be the one to drop. */
  isLargest(groups: readonly string[]): boolean;
  /** The next waiter among those that `mayBegin` allows. */
  next(mayBegin: (waiter: Waiter) => boolean): Waiter | undefined;
}

/** One of so many turns goes to the other groups, however many of the preferred group wait. */
const SHARE_OF_OTHERS = 5;

/**
 * Decides the order in which groups take turns. A group without running or waiting tasks is forgotten. The `preferred`
 * group, of the widest level, gets four of five turns.
 */
export function createFairQueue(mostWaiting: number, preferred?: string): FairQueue {
  const groups = new Map<string, Group>();
  const line = new Set<Waiter>();
  let turns = 0;
  const getGroup = (name: string): Group => groups.get(name) ?? { running: 0, waiting: 0, lastTurn: 0 };
  const count = (waiter: Waiter, what: 'running' | 'waiting', difference: 1 | -1): void => {
    for (const name of waiter.groups) {
      const group = getGroup(name);
      group[what] += difference;
      if (group.running + group.waiting > 0) groups.set(name, group);
      else groups.delete(name);
    }
  };
  const selectCandidates = (waiting: readonly Waiter[]): readonly Waiter[] => {
    if (preferred === undefined) return waiting;
    const isPreferred = turns % SHARE_OF_OTHERS !== 0;
    const eligible = waiting.filter(({ groups: [widest] }) => (widest === preferred) === isPreferred);
    return eligible.length > 0 ? eligible : waiting;
  };
  const leave = (waiter: Waiter): boolean => {
    const wasThere = line.delete(waiter);
    if (wasThere) count(waiter, 'waiting', -1);
    return wasThere;
  };
  return {
    running: (name) => getGroup(name).running,
    waiting: () => line.size,
    begin: (waiter) => {
      turns += 1;
      count(waiter, 'running', 1);
      for (const name of waiter.groups) getGroup(name).lastTurn = turns;
    },
    end: (waiter) => count(waiter, 'running', -1),
    wait: (waiter) => {
      line.add(waiter);
      count(waiter, 'waiting', 1);
      if (line.size <= mostWaiting) return;
      const last = findNewestOfLargest([...line]);
      leave(last);
      last.settle('full');
    },
    leave,
    next: (mayBegin) =>
      selectCandidates([...line].filter(mayBegin)).reduce<Waiter | undefined>(
        (first, one) => (first === undefined || compare(one, first, getGroup) < 0 ? one : first), // first wins ties
        undefined,
      ),
    isLargest: (groups) => line.size >= mostWaiting && findNewestOfLargest([...line, { groups }]).groups === groups,
  };
}

/**
 * Fewest running first, then the one whose last turn is longest ago; within one group, the same comparison at the next
 * level.
 */
function compare(one: Waiter, other: Waiter, groupOf: (name: string) => Group): number {
  for (let level = 0; level < Math.max(one.groups.length, other.groups.length); level += 1) {
    const [a, b] = [groupOf(one.groups[level] ?? ''), groupOf(other.groups[level] ?? '')];
    const difference = a.running - b.running || a.lastTurn - b.lastTurn;
    if (difference !== 0) return difference;
  }
  return 0;
}

/** The newest waiter of the group with the most waiting; within it, the same at the next level. */
function findNewestOfLargest<One extends Pick<Waiter, 'groups'>>(waiting: readonly One[]): One {
  let candidates = waiting;
  for (let level = 0; candidates.some(({ groups }) => groups.length > level); level += 1) {
    const byGroup = Map.groupBy(candidates, ({ groups }) => groups[level] ?? '');
    candidates = [...byGroup.values()].reduce((most, one) => (one.length > most.length ? one : most));
  }
  return candidates.at(-1) as One; // the caller passes at least one, and no group is empty
}
