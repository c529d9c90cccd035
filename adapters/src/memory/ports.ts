import {
  answersInTurn,
  type ScriptedCall,
  scriptedClient,
  type TimedAnswer,
} from '@fairhall/core/contract/scripted-client';
import { createMemoryLocks } from '@fairhall/core/deferral/memory-locks';
import { createStorage } from '@fairhall/core/storage/storage';
import { createVisitor } from '@fairhall/core/storage/visitor';
import { NO_BRIDGE } from '../bridge/no-bridge.ts';
import { createIpAnalysis } from '../http/public-ip.ts';
import type { Ports } from '../ports.ts';
import { createRecordingNavigator, type RecordingNavigator } from './recording-navigator.ts';
import { createSequenceIds } from './sequence-ids.ts';
import { createSimulatedClock, type SimulatedClock } from './simulated-clock.ts';
import { createMemoryStore } from './store.ts';

/** The whole world in memory, with what was asked of it. */
export interface MemoryPorts {
  readonly ports: Ports;
  readonly clock: SimulatedClock;
  readonly navigator: RecordingNavigator;
  readonly calls: readonly ScriptedCall[];
  /** What was reported as a bug. */
  readonly bugs: readonly unknown[];
}

/** Ports without a platform: answers from a script, a clock that stands still, ids that count. */
export function createMemoryPorts(answers: Readonly<Record<string, readonly TimedAnswer[]>> = {}): MemoryPorts {
  const clock = createSimulatedClock();
  const ids = createSequenceIds();
  const store = createMemoryStore(clock);
  const storage = createStorage(store, clock);
  const navigator = createRecordingNavigator();
  const { gateway, calls } = scriptedClient(answersInTurn(answers, clock));
  const bugs: unknown[] = [];
  const publicIp: Ports['publicIp'] = {
    async current() {
      const answer = await gateway.site.currentIp({});
      return answer.ok ? { ok: true, value: answer.value.ip } : answer;
    },
  };
  const ports: Ports = {
    bugs: { report: (cause) => void bugs.push(cause) },
    clock,
    timer: clock,
    ids,
    store,
    storage,
    visitor: createVisitor(storage, ids),
    locks: createMemoryLocks(),
    navigator,
    bridge: NO_BRIDGE,
    gateway,
    publicIp,
    ipAnalysis: createIpAnalysis(publicIp, gateway),
    staticContents: { load: async (name, _, lang) => ({ ok: true, value: { title: name, lang, blocks: [] } }) },
  };
  return { ports, clock, navigator, calls, bugs };
}
