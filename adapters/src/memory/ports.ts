import {
  createScriptedClient,
  type ScriptedCall,
  type TimedAnswer,
  toTimedScript,
} from '@fairhall/core/contract/scripted-client';
import { createMemoryLocks } from '@fairhall/core/deferral/memory-locks';
import { NO_BRIDGE } from '../bridge/no-bridge.ts';
import { resolvePorts } from '../container.ts';
import { defineRecipe, type PortModule, type Ports } from '../ports.ts';
import { defaultRecipes } from '../recipes.ts';
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
  const { gateway, calls } = createScriptedClient(toTimedScript(answers, clock));
  const bugs: unknown[] = [];
  const report = (cause: unknown) => void bugs.push(cause);
  const module = createMemoryModule({ bugs: { report }, clock, navigator, gateway });
  return { ports: resolvePorts({ ...module, ...others }), clock, navigator, calls, bugs };
}

/** The recipes of ports in memory, over the parts that a test reads. */
export function createMemoryModule(
  given: Pick<Ports, 'bugs' | 'navigator' | 'gateway'> & { readonly clock: SimulatedClock },
): PortModule {
  return {
    ...defaultRecipes,
    bugs: defineRecipe([], () => given.bugs),
    clock: defineRecipe([], () => given.clock),
    timer: defineRecipe([], () => given.clock),
    ids: defineRecipe([], createSequenceIds),
    store: defineRecipe(['clock'], createMemoryStore),
    locks: defineRecipe([], createMemoryLocks),
    bridge: defineRecipe([], () => NO_BRIDGE),
    navigator: defineRecipe([], () => given.navigator),
    gateway: defineRecipe([], () => given.gateway),
    staticContents: defineRecipe([], () => ({
      load: async (name, _, lang) => ({ ok: true, value: { title: name, lang, blocks: [] } }),
    })),
    publicIp: defineRecipe(['gateway'], (gateway) => ({
      async current() {
        const answer = await gateway.site.currentIp({});
        return answer.ok ? { ok: true, value: answer.value.ip } : answer;
      },
    })),
  };
}
