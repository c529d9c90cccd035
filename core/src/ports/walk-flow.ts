import { expect } from 'vitest';
import type { CountedTimer } from './counted-timer.ts';
import type { Flow } from './flow.ts';

/** A pending operation of a flow, and its possible endings by name: good ones first, a failure last. */
export interface Waiting {
  readonly name: string;
  readonly endings: Readonly<Record<string, () => void>>;
}

/** A flow with its environment, which a walk controls. */
export interface WalkableFlow {
  readonly flow: Flow<{ readonly busy: boolean }, never>;
  readonly waiting: () => readonly Waiting[];
  readonly timer: CountedTimer;
  /** The values stored on the device, by name. */
  readonly texts: ReadonlyMap<string, string>;
  readonly reported: readonly unknown[];
}

/** The names of the steps that led to a state, in order. */
export type Path = readonly string[];

type ViewOf<World extends WalkableFlow> = ReturnType<World['flow']['view']>;
type EventOf<World extends WalkableFlow> = Parameters<World['flow']['send']>[0];

export interface Chart<World extends WalkableFlow> {
  /** Opens a new page on a device in its initial state. */
  readonly open: () => World;
  /** The actions of a person in any state, by name. */
  readonly events: Readonly<Record<string, EventOf<World>>>;
  /** Changes around the flow, such as one in another tab. */
  readonly acts?: Readonly<Record<string, (world: World) => void>>;
  /**
   * Conditions that must hold in every state, by name. Plain comparisons: an `expect` for each would take most of the
   * time.
   */
  readonly rules: (view: ViewOf<World>, world: World, path: Path) => Readonly<Record<string, boolean>>;
  /** Whether a view is an end, after which nothing more can be done. */
  readonly isEnd?: (view: ViewOf<World>) => boolean;
  /** Members of the view that are compared only by whether they are null, such as counters and failures. */
  readonly blurred?: readonly string[];
  /** The number of steps from the start up to which states are explored. */
  readonly depth: number;
}

interface State {
  /** The shortest known path to this state. */
  path: Path;
  /** Possible steps from this state that have not been tried. */
  readonly untried: string[];
  readonly isEnd: boolean;
  /** Whether a step leads to another state. */
  canLeave: boolean;
}

type States = Map<string, State>;

const TIME = 'time passes';
const STEP_REST = 'everything ends';
const STOP = 'the page is left';
/** The name of the ending in which a call's port throws. */
export const TEST_PORT_BREAKS = 'breaks';

/** Whether a port has thrown on the path. */
export const isBroken = (path: Path): boolean => path.some((step) => step.endsWith(TEST_PORT_BREAKS));

/**
 * Walks through every state that a flow can reach in `depth` steps. In each state it tries every event, every ending of
 * every pending operation, and the next timer, and checks the view after every step. It also checks that the flow
 * becomes idle once all pending operations have ended, that stopping it leaves no timer, and that every state except an
 * end can be left.
 */
export async function walkFlow<World extends WalkableFlow>(chart: Chart<World>) {
  const states: States = new Map();
  let steps = 0;
  addState(chart, states, await repeatPath(chart, []), []);
  for (let from = findUnfinished(chart, states); from !== undefined; from = findUnfinished(chart, states)) {
    steps += await walkFrom(chart, states, from);
  }
  for (const { path, canLeave, isEnd } of states.values()) {
    if (path.length < chart.depth && !canLeave && !isEnd) expect.fail(`no way out after: ${path.join(', ')}`);
  }
  return { states: states.size, steps };
}

/** Returns the view with the type of this flow, which the generic type loses. */
const viewOf = <World extends WalkableFlow>({ flow }: World) => flow.view() as ViewOf<World>;

const findUnfinished = <World extends WalkableFlow>({ depth }: Chart<World>, states: States): State | undefined =>
  [...states.values()].find(({ path, untried }) => path.length < depth && untried.length > 0);

/**
 * Takes untried steps from state to state, until a state has none left. A new page for every step would be simpler but
 * take five times as long. Returns the number of steps.
 */
async function walkFrom<World extends WalkableFlow>(chart: Chart<World>, states: States, from: State): Promise<number> {
  const world = await repeatPath(chart, from.path);
  let [current, path, steps] = [from, from.path, 0];
  while (current.path.length < chart.depth) {
    const step = current.untried.shift();
    if (step === undefined) break;
    steps += 1;
    if (step === STEP_REST) await finishAll(world, path);
    if (step === STEP_REST || step === STOP) break;
    path = [...path, step];
    await go(chart, world, step);
    checkAll(chart, world, path);
    const next = addState(chart, states, world, [...current.path, step]);
    if (next !== current) current.canLeave = true;
    current = next;
  }
  isStopped(chart, world, path);
  return steps;
}

/** Returns the record of the flow's current state, and creates it on the first visit. */
function addState<World extends WalkableFlow>(chart: Chart<World>, states: States, world: World, path: Path): State {
  const key = keyOf(chart, world);
  const existing = states.get(key);
  if (existing !== undefined) {
    if (path.length < existing.path.length) existing.path = path;
    return existing;
  }
  const untried = [...listSteps(chart, world), STEP_REST, STOP];
  const state = { path, untried, isEnd: chart.isEnd?.(viewOf(world)) ?? false, canLeave: false };
  states.set(key, state);
  return state;
}

/** Opens a new page and repeats the steps of the path. */
async function repeatPath<World extends WalkableFlow>(chart: Chart<World>, path: Path): Promise<World> {
  const world = chart.open();
  await flushMicrotasks();
  for (const step of path) await go(chart, world, step);
  return world;
}

async function go<World extends WalkableFlow>(
  { events, acts }: Chart<World>,
  world: World,
  step: string,
): Promise<void> {
  const event = events[step];
  const [name, ending = ''] = step.split(' → ');
  if (event !== undefined)
    world.flow.send(event as never); // the flow's own events
  else if (step === TIME) world.timer.next();
  else if (acts?.[step] !== undefined) acts[step](world);
  else
    world
      .waiting()
      .find((waiting) => waiting.name === name)
      ?.endings[ending]?.();
  await flushMicrotasks();
}

function listSteps<World extends WalkableFlow>(
  { events, acts = {} }: Chart<World>,
  { waiting, timer }: World,
): readonly string[] {
  const ends = waiting().flatMap(({ name, endings }) => Object.keys(endings).map((ending) => `${name} → ${ending}`));
  return [...Object.keys(events), ...Object.keys(acts), ...new Set(ends), ...(timer.count() > 0 ? [TIME] : [])];
}

/**
 * Returns the key of a state: its view and pending operations. A state after a bug has another key, since it may differ
 * in more than the view.
 */
function keyOf<World extends WalkableFlow>({ blurred = [] }: Chart<World>, world: World): string {
  const { flow, waiting, timer, texts, reported } = world;
  const names = waiting().map(({ name }) => name);
  return JSON.stringify([flow.view(), names, timer.count(), [...texts].sort(), reported.length > 0], (member, value) =>
    blurred.includes(member) && value !== null ? true : value,
  );
}

function checkAll<World extends WalkableFlow>(chart: Chart<World>, world: World, path: Path): void {
  const broken = path.filter((step) => step.endsWith(TEST_PORT_BREAKS)).length;
  const rules = {
    ...chart.rules(viewOf(world), world, path),
    'reports nothing but bugs': world.reported.length <= broken,
  };
  for (const [rule, holds] of Object.entries(rules)) {
    if (!holds) expect.fail(`${rule}, but not after: ${path.join(', ')}\n${JSON.stringify(world.flow.view())}`);
  }
}

function isStopped<World extends WalkableFlow>({ events }: Chart<World>, { flow, timer }: World, path: Path): void {
  flow.stop();
  const before = flow.view();
  for (const event of Object.values(events)) flow.send(event as never); // as above
  if (timer.count() > 0 || flow.view() !== before) expect.fail(`goes on when it was stopped after: ${path.join(', ')}`);
}

/** Ends all pending operations: with a failure after an odd number of steps, else with a good answer. */
async function finishAll({ flow, waiting, timer }: WalkableFlow, path: Path): Promise<void> {
  for (let turn = 0; turn < 30 && (waiting().length > 0 || timer.count() > 0); turn += 1) {
    const [first] = waiting();
    if (first === undefined) timer.next();
    else Object.values(first.endings).at(path.length % 2 === 0 ? 0 : -1)?.();
    await flushMicrotasks();
  }
  if (flow.view().busy) expect.fail(`busy for ever after: ${path.join(', ')}`);
}

/** Lets 60 microtasks pass, in which every promise that can settle does. */
async function flushMicrotasks(): Promise<void> {
  for (let turn = 0; turn < 60; turn += 1) await Promise.resolve();
}
