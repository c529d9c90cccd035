import { expect } from 'vitest';
import type { CountedTimer } from './counted-timer.ts';
import type { Flow } from './flow.ts';

/** Something that a flow waits for, and the ways in which it may end, by name: the good ones first, a failure last. */
export interface Waiting {
  readonly name: string;
  readonly ways: Readonly<Record<string, () => void>>;
}

/** A flow with everything around it that a walk controls. */
export interface Walked {
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

type ViewOf<World extends Walked> = ReturnType<World['flow']['view']>;
type EventOf<World extends Walked> = Parameters<World['flow']['send']>[0];

export interface Chart<World extends Walked> {
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
const REST = 'everything ends';
const STOP = 'the page is left';
/** The name of the end of a call whose port throws. */
export const BREAKS = 'breaks';

/** Whether a port has broken on the way. */
export const isBroken = (path: Path): boolean => path.some((step) => step.endsWith(BREAKS));

/**
 * Walks through every state that a flow can be in, `depth` steps far: in each, every event, every end of everything that
 * it waits for, and the next timer. The view is checked after every step. From each state the flow comes to rest once all
 * that it waits for has ended; in each it is stopped once, which leaves no timer; and each but an end can be left.
 */
export async function walkFlow<World extends Walked>(chart: Chart<World>) {
  const states: States = new Map();
  let steps = 0;
  meet(chart, states, await reach(chart, []), []);
  for (let from = unfinished(chart, states); from !== undefined; from = unfinished(chart, states)) {
    steps += await tour(chart, states, from);
  }
  for (const { path, canLeave, isEnd } of states.values()) {
    if (path.length < chart.depth && !canLeave && !isEnd) expect.fail(`no way out after: ${path.join(', ')}`);
  }
  return { states: states.size, steps };
}

/** The view of this very flow, whose type is lost where it is one of many. */
const viewOf = <World extends Walked>({ flow }: World) => flow.view() as ViewOf<World>;

const unfinished = <World extends Walked>({ depth }: Chart<World>, states: States): State | undefined =>
  [...states.values()].find(({ path, untried }) => path.length < depth && untried.length > 0);

/**
 * Takes untried steps from one state to the next, until a state has none left. A new page for every single step would be
 * simpler and take five times as long. Answers the number of steps.
 */
async function tour<World extends Walked>(chart: Chart<World>, states: States, from: State): Promise<number> {
  const world = await reach(chart, from.path);
  let [here, path, steps] = [from, from.path, 0];
  while (here.path.length < chart.depth) {
    const step = here.untried.shift();
    if (step === undefined) break;
    steps += 1;
    if (step === REST) await comesToRest(world, path);
    if (step === REST || step === STOP) break;
    path = [...path, step];
    await go(chart, world, step);
    checkAll(chart, world, path);
    const next = meet(chart, states, world, [...here.path, step]);
    if (next !== here) here.canLeave = true;
    here = next;
  }
  isStopped(chart, world, path);
  return steps;
}

/** The state that the flow is in now, whether it has been there before or not. */
function meet<World extends Walked>(chart: Chart<World>, states: States, world: World, path: Path): State {
  const key = keyOf(chart, world);
  const known = states.get(key);
  if (known !== undefined) {
    if (path.length < known.path.length) known.path = path;
    return known;
  }
  const untried = [...stepsOf(chart, world), REST, STOP];
  const state = { path, untried, isEnd: chart.isEnd?.(viewOf(world)) ?? false, canLeave: false };
  states.set(key, state);
  return state;
}

/** A new page on which the steps of the path have been taken again. */
async function reach<World extends Walked>(chart: Chart<World>, path: Path): Promise<World> {
  const world = chart.open();
  await settled();
  for (const step of path) await go(chart, world, step);
  return world;
}

async function go<World extends Walked>({ events, acts }: Chart<World>, world: World, step: string): Promise<void> {
  const event = events[step];
  const [name, way = ''] = step.split(' → ');
  if (event !== undefined)
    world.flow.send(event as never); // the events are the flow's own
  else if (step === TIME) world.timer.next();
  else if (acts?.[step] !== undefined) acts[step](world);
  else
    world
      .waiting()
      .find((waiting) => waiting.name === name)
      ?.ways[way]?.();
  await settled();
}

function stepsOf<World extends Walked>(
  { events, acts = {} }: Chart<World>,
  { waiting, timer }: World,
): readonly string[] {
  const ends = waiting().flatMap(({ name, ways }) => Object.keys(ways).map((way) => `${name} → ${way}`));
  return [...Object.keys(events), ...Object.keys(acts), ...new Set(ends), ...(timer.count() > 0 ? [TIME] : [])];
}

/** The view and what is waited for name a state; after a bug it is another one, since more may differ than is shown. */
function keyOf<World extends Walked>({ blurred = [] }: Chart<World>, world: World): string {
  const { flow, waiting, timer, texts, reported } = world;
  const names = waiting().map(({ name }) => name);
  return JSON.stringify([flow.view(), names, timer.count(), [...texts].sort(), reported.length > 0], (member, value) =>
    blurred.includes(member) && value !== null ? true : value,
  );
}

function checkAll<World extends Walked>(chart: Chart<World>, world: World, path: Path): void {
  const broken = path.filter((step) => step.endsWith(BREAKS)).length;
  const rules = {
    ...chart.rules(viewOf(world), world, path),
    'reports nothing but bugs': world.reported.length <= broken,
  };
  for (const [rule, holds] of Object.entries(rules)) {
    if (!holds) expect.fail(`${rule}, but not after: ${path.join(', ')}\n${JSON.stringify(world.flow.view())}`);
  }
}

function isStopped<World extends Walked>({ events }: Chart<World>, { flow, timer }: World, path: Path): void {
  flow.stop();
  const shown = flow.view();
  for (const event of Object.values(events)) flow.send(event as never); // as above
  if (timer.count() > 0 || flow.view() !== shown) expect.fail(`goes on when it was stopped after: ${path.join(', ')}`);
}

/** All that is waited for ends badly after an odd number of steps, else well. */
async function comesToRest({ flow, waiting, timer }: Walked, path: Path): Promise<void> {
  for (let turn = 0; turn < 30 && (waiting().length > 0 || timer.count() > 0); turn += 1) {
    const [first] = waiting();
    if (first === undefined) timer.next();
    else Object.values(first.ways).at(path.length % 2 === 0 ? 0 : -1)?.();
    await settled();
  }
  if (flow.view().busy) expect.fail(`busy for ever after: ${path.join(', ')}`);
}

/** Lets 60 microtasks pass, in which every promise that can settle does. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 60; turn += 1) await Promise.resolve();
}
