import {
  answersInTurn,
  type ScriptedCall,
  scriptedClient,
  type TimedAnswer,
} from '@fairhall/core/contract/scripted-client';
import { createMemoryLocks } from '@fairhall/core/deferral/memory-locks';
import { NO_BRIDGE } from '../bridge/no-bridge.ts';
import { resolvePorts } from '../container.ts';
import { type PortModule, type Ports, recipe } from '../ports.ts';
import { derivedRecipes } from '../recipes.ts';
import { createRecordingNavigator, type RecordingNavigator } from './recording-navigator.ts';
import { createSequenceIds } from './sequence-ids.ts';
import { createSimulatedClock, type SimulatedClock } from './simulated-clock.ts';
import { createMemoryStore } from './store.ts';

/** All ports in memory, with a record of the calls. */
export interface MemoryPorts {
  readonly ports: Ports;
  readonly clock: SimulatedClock;
  readonly navigator: RecordingNavigator;
  readonly calls: readonly ScriptedCall[];
  /** What was reported as a bug. */
  readonly bugs: readonly unknown[];
}

/** What differs from ports whose gateway answers nothing. */
export interface MemoryOptions {
  /** What each call answers, by its dotted name, each answer in its turn; the last one stays. */
  readonly answers?: Readonly<Record<string, readonly TimedAnswer[]>>;
  readonly clock?: SimulatedClock;
  /** Ports in place of those that are made here. */
  readonly others?: Partial<PortModule>;
}

/** Ports without a platform: answers from a script, a clock that stands still, ids that count. */
export function createMemoryPorts(options: MemoryOptions = {}): MemoryPorts {
  const { answers = {}, clock = createSimulatedClock(), others = {} } = options;
  const navigator = createRecordingNavigator();
  const { gateway, calls } = scriptedClient(answersInTurn(answers, clock));
  const bugs: unknown[] = [];
  const report = (cause: unknown) => void bugs.push(cause);
  const module = memoryModule({ bugs: { report }, clock, navigator, gateway });
  return { ports: resolvePorts({ ...module, ...others }), clock, navigator, calls, bugs };
}

/** The recipes of ports in memory, over the parts that a test reads. */
export function memoryModule(
  given: Pick<Ports, 'bugs' | 'navigator' | 'gateway'> & { readonly clock: SimulatedClock },
): PortModule {
  return {
    ...derivedRecipes,
    bugs: recipe([], () => given.bugs),
    clock: recipe([], () => given.clock),
    timer: recipe([], () => given.clock),
    ids: recipe([], createSequenceIds),
    store: recipe(['clock'], createMemoryStore),
    locks: recipe([], createMemoryLocks),
    bridge: recipe([], () => NO_BRIDGE),
    navigator: recipe([], () => given.navigator),
    gateway: recipe([], () => given.gateway),
    staticContents: recipe([], () => ({
      load: async (name, _, lang) => ({ ok: true, value: { title: name, lang, blocks: [] } }),
    })),
    publicIp: recipe(['gateway'], (gateway) => ({
      async current() {
        const answer = await gateway.site.currentIp({});
        return answer.ok ? { ok: true, value: answer.value.ip } : answer;
      },
    })),
  };
}
