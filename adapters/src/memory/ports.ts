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
  /** Errors that were reported as bugs. */
  readonly bugs: readonly unknown[];
}

/** Differences from ports whose gateway has no responses. */
export interface MemoryOptions {
  /** The responses to each call by its dotted name, in order; the last one repeats. */
  readonly answers?: Readonly<Record<string, readonly TimedAnswer[]>>;
  readonly clock?: SimulatedClock;
  /** Ports that replace those created here. */
  readonly others?: Partial<PortModule>;
}

/** Creates ports without a platform: scripted responses, a simulated clock and sequential ids. */
export function createMemoryPorts(options: MemoryOptions = {}): MemoryPorts {
  const { answers = {}, clock = createSimulatedClock(), others = {} } = options;
  const navigator = createRecordingNavigator();
  const { gateway, calls } = createScriptedClient(toTimedScript(answers, clock));
  const bugs: unknown[] = [];
  const report = (cause: unknown) => void bugs.push(cause);
  const module = createMemoryModule({ bugs: { report }, clock, navigator, gateway });
  return { ports: resolvePorts({ ...module, ...others }), clock, navigator, calls, bugs };
}

/** The recipes of ports in memory, with the parts that a test reads. */
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
