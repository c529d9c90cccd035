import { createIds } from '@fairhall/adapters/crypto/ids';
import { createGatewayClient } from '@fairhall/adapters/http/gateway-client';
import { createMemoryPorts } from '@fairhall/adapters/memory/ports';
import { createSimulatedClock, type SimulatedClock } from '@fairhall/adapters/memory/simulated-clock';
import { createMemoryStore } from '@fairhall/adapters/memory/store';
import { testContext } from '@fairhall/adapters/memory/test-client';
import { defineRecipe } from '@fairhall/adapters/ports';
import { createNetworkRecipes } from '@fairhall/adapters/recipes';
import { createStoredClient } from '@fairhall/adapters/stored-client';
import { staffContract } from '@fairhall/core/contract/trees/complete-contract';
import { secondaryContract } from '@fairhall/core/contract/trees/secondary-contract';
import { supplierContract } from '@fairhall/core/contract/trees/supplier';
import type { Storage } from '@fairhall/core/ports/storage';
import { createStorage } from '@fairhall/core/storage/storage';
import { runScenario } from '@fairhall/fixtures/replay/replay';
import { checkScenarioEnd } from '@fairhall/fixtures/scenario-end';
import { storeScenarioStart } from '@fairhall/fixtures/scenario-start';
import type { Bench } from './bench.ts';
import { openScenarioGateway, type Visit } from './scenario-gateway.ts';

/** Maximum step of the caller's time before the gateway may answer again, in milliseconds. */
const SLICE = 250;
/** Rounds of the event loop without a pending request after which the gateway counts as idle. */
const QUIET_ROUNDS = 3;

/** Replays flows with the real client, the real gateway and its database; the caller's time is a simulated clock. */
export async function openGatewayBench(): Promise<Bench> {
  const gateway = await openScenarioGateway();
  return {
    name: 'gateway',
    close: gateway.close,
    async replay(scenario) {
      const visit = await gateway.visit(scenario);
      const clock = createSimulatedClock(Date.now());
      const { ports, bugs } = callerOf(visit, clock);
      storeScenarioStart(ports.storage, scenario.before, visit.token);
      const seen = await runScenario(scenario, {
        ports,
        flush: () => settled(clock, visit),
        advance: (milliseconds) => passed(clock, visit, milliseconds),
        words: visit.words,
      });
      return {
        problems: [
          ...seen.problems,
          ...checkScenarioEnd(scenario.after, await visit.found(), ports.storage),
          ...bugs.map((bug) => `a port broke: ${String(bug)}`),
        ],
        transcript: seen.transcript,
      };
    },
  };
}

/** The ports of a caller with the real client instead of a script. */
function callerOf({ handle, visitorKey }: Visit, clock: SimulatedClock) {
  const { device, ...facts } = testContext;
  const boot = { origin: 'http://fairhall.test', clientId: 'scenario', ipServiceUrl: '', context: () => facts };
  const fetch = (...request: Parameters<typeof globalThis.fetch>) => handle(new Request(...request));
  const visitor = { visitorId: () => '00000000-0000-4000-8000-000000000000', visitorKey: () => visitorKey };
  const network = { fetch, describeDevice: () => device };
  const { ports, bugs } = createMemoryPorts({
    clock,
    others: {
      ...createNetworkRecipes(boot, network),
      ids: defineRecipe([], createIds),
      visitor: defineRecipe([], () => visitor),
    },
  });
  const newDevice = () => createStorage(createMemoryStore(clock), clock);
  const supplierGateway = (storage: Storage) =>
    createStoredClient(supplierContract, boot, network, { ...ports, storage });
  const front = createStoredClient(secondaryContract, boot, network, ports);
  const staffGateway = (token: string) =>
    createGatewayClient({
      origin: boot.origin,
      clientId: boot.clientId,
      contract: staffContract,
      fetch,
      clock,
      timer: clock,
      context: () => testContext,
      tokens: { buyer: () => '', supplier: () => '', staff: () => token },
    }).gateway;
  return { ports: { ...ports, front, newDevice, supplierGateway, staffGateway }, bugs };
}

/** The gateway works in real time: waits until it has answered every request. */
async function settled(clock: SimulatedClock, { underWay }: Visit): Promise<void> {
  for (let quiet = 0; quiet < QUIET_ROUNDS; quiet += 1) {
    await clock.flush();
    if (underWay() > 0) quiet = -1;
  }
}

/** Advances the caller's time no faster than the gateway answers. */
async function passed(clock: SimulatedClock, visit: Visit, milliseconds: number): Promise<void> {
  for (let left = milliseconds; left > 0; left -= SLICE) {
    await clock.advance(Math.min(left, SLICE));
    await settled(clock, visit);
  }
}
