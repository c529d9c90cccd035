import { expect } from 'vitest';
import type { CountedTimer } from './counted-timer.ts';
import type { Flow } from './flow.ts';

/** Something that a flow waits for, and the ways in which it may end, by name: the good ones first, a failure last. */
export interface Waiting {
  readonly name: string;
  readonly endings: Readonly<Record<string, () => void>>;
}

/** A flow with everything around it that a walk controls. */
export interface WalkableFlow {
  readonly flow: Flow<{ readonly busy: boolean }, never>;
  readonly waiting: () => readonly Waiting[];
  readonly timer: CountedTimer;
  /** What the device holds, by name. */
  readonly texts: ReadonlyMap<string, string>;
  /** The bugs that were reported. */
  readonly reported: readonly unknown[];
}

/** What has led to a state: the names of what happened, in their order. */
export type Path = readonly string[];

type ViewOf<World extends WalkableFlow> = ReturnType<World['flow']['view']>;
type EventOf<World extends WalkableFlow> = Parameters<World['flow']['send']>[0];

export interface Chart<World extends WalkableFlow> {
  /** A new page, on a device as it is in the beginning. */
  readonly open: () => World;
  /** What a person may do, in any state; the name says it. */
  readonly events: Readonly<Record<string, EventOf<World>>>;
  /** What may happen around the flow, such as a change in another tab. */
  readonly acts?: Readonly<Record<string, (world: World) => void>>;
  /** What has to be so in every state, by its name. Plain comparisons: an `expect` for each would take most of the time. */
  readonly rules: (view: ViewOf<World>, world: World, path: Path) => Readonly<Record<string, boolean>>;
  /** Nothing more can be done here. */
  readonly isEnd?: (view: ViewOf<World>) => boolean;
  /** Members of the view of which it matters only whether they are null: what counts up, or says which failure it was. */
  readonly blurred?: readonly string[];
  /** How many steps from the beginning a state is still walked from. */
  readonly depth: number;
}

interface State {
  /** The shortest way here that is known. */
  path: Path;
  /** What may happen here and has not been tried. */
  readonly untried: string[];
  readonly isEnd: boolean;
  /** Something leads to another state. */
  canLeave: boolean;
}

type States = Map<string, State>;

const TIME = 'time passes';
const STEP_REST = 'everything ends';
const STOP = 'the page is left';
/** The name of the end of a call whose port throws. */
export const PORT_BREAKS = 'breaks';

/** Whether a port has broken on the way. */
export const isBroken = (path: Path): boolean => path.some((step) => step.endsWith(PORT_BREAKS));

/**
 * Walks through every state that a flow can be in, `depth` steps far: in each, every event, every end of everything that
 * it waits for, and the next timer. The view is checked after every step. From each state the flow comes to rest once all
 * that it waits for has ended; in each it is stopped once, which leaves no timer; and each but an end can be left.
 */
export async function walkFlow<World extends WalkableFlow>(chart: Chart<World>) {
  const states: States = new Map();
  let steps = 0;
  visitState(chart, states, await repeatPath(chart, []), []);
  for (let from = findUnfinished(chart, states); from !== undefined; from = findUnfinished(chart, states)) {
    steps += await walkFrom(chart, states, from);
  }
  for (const { path, canLeave, isEnd } of states.values()) {
    if (path.length < chart.depth && !canLeave && !isEnd) expect.fail(`no way out after: ${path.join(', ')}`);
  }
  return { states: states.size, steps };
}

/** The view of this very flow, whose type is lost where it is one of many. */
const viewOf = <World extends WalkableFlow>({ flow }: World) => flow.view() as ViewOf<World>;

const findUnfinished = <World extends WalkableFlow>({ depth }: Chart<World>, states: States): State | undefined =>
  [...states.values()].find(({ path, untried }) => path.length < depth && untried.length > 0);

/**
 * Takes untried steps from one state to the next, until a state has none left. A new page for every single step would be
 * simpler and take five times as long. Answers the number of steps.
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
    const next = visitState(chart, states, world, [...current.path, step]);
    if (next !== current) current.canLeave = true;
    current = next;
  }
  isStopped(chart, world, path);
  return steps;
}

/** The state that the flow is in now, whether it has been there before or not. */
function visitState<World extends WalkableFlow>(chart: Chart<World>, states: States, world: World, path: Path): State {
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

/** A new page on which the steps of the path have been taken again. */
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
    world.flow.send(event as never); // the events are the flow's own
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

/** The view and what is waited for name a state; after a bug it is another one, since more may differ than is shown. */
function keyOf<World extends WalkableFlow>({ blurred = [] }: Chart<World>, world: World): string {
  const { flow, waiting, timer, texts, reported } = world;
  const names = waiting().map(({ name }) => name);
  return JSON.stringify([flow.view(), names, timer.count(), [...texts].sort(), reported.length > 0], (member, value) =>
    blurred.includes(member) && value !== null ? true : value,
  );
}

function checkAll<World extends WalkableFlow>(chart: Chart<World>, world: World, path: Path): void {
  const broken = path.filter((step) => step.endsWith(PORT_BREAKS)).length;
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

/** All that is waited for ends badly after an odd number of steps, else well. */
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
