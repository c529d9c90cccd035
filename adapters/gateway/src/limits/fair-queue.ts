/** Somebody in line, by the groups it is in, from the widest to the narrowest. */
export interface Waiter {
  readonly groups: readonly string[];
  settle(turn: 'begin' | 'full'): void;
}

/** What a group has had. */
interface Group {
  running: number;
  waiting: number;
  /** The number of its last turn: the less, the longer ago. */
  lastTurn: number;
}

/** Who is running and who waits. */
export interface FairQueue {
  /** How many of a group run. */
  running(group: string): number;
  /** How many wait. */
  waiting(): number;
  begin(waiter: Waiter): void;
  end(waiter: Waiter): void;
  /** Lets somebody wait. When that makes too many, the newest of the largest group is told that the line is full. */
  wait(waiter: Waiter): void;
  /** Who stops waiting, be it to begin or to go; false for one who does not wait. */
  leave(waiter: Waiter): boolean;
  /** Whether the line is full and somebody of these groups would be told so. */
  isLargest(groups: readonly string[]): boolean;
  /** Whose turn is next among those who may. */
  next(mayBegin: (waiter: Waiter) => boolean): Waiter | undefined;
}

/** Every so many turns one is for the others, however many of the preferred group wait. */
const SHARE_OF_OTHERS = 5;

/**
 * Keeps the order in which groups take turns. A group of which nobody is there is forgotten. The `preferred` one of the
 * widest groups has four of five turns.
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
        (first, one) => (first === undefined || compare(one, first, getGroup) < 0 ? one : first), // of equals the one who came first
        undefined,
      ),
    isLargest: (groups) => line.size >= mostWaiting && findNewestOfLargest([...line, { groups }]).groups === groups,
  };
}

/** Fewest running first, then the longest since its last turn; within one group the same of the next level. */
function compare(one: Waiter, other: Waiter, groupOf: (name: string) => Group): number {
  for (let level = 0; level < Math.max(one.groups.length, other.groups.length); level += 1) {
    const [a, b] = [groupOf(one.groups[level] ?? ''), groupOf(other.groups[level] ?? '')];
    const difference = a.running - b.running || a.lastTurn - b.lastTurn;
    if (difference !== 0) return difference;
  }
  return 0;
}

/** The newest of the group with the most waiting, and there of its group with the most. */
function findNewestOfLargest<One extends Pick<Waiter, 'groups'>>(waiting: readonly One[]): One {
  let candidates = waiting;
  for (let level = 0; candidates.some(({ groups }) => groups.length > level); level += 1) {
    const byGroup = Map.groupBy(candidates, ({ groups }) => groups[level] ?? '');
    candidates = [...byGroup.values()].reduce((most, one) => (one.length > most.length ? one : most));
  }
  return candidates.at(-1) as One; // it is called with some, and no group is empty
}
