import { createGatewayClient } from '@fairhall/adapters/http/gateway-client';
import { createMemoryPorts } from '@fairhall/adapters/memory/ports';
import { createSimulatedClock, type SimulatedClock } from '@fairhall/adapters/memory/simulated-clock';
import { testContext } from '@fairhall/adapters/memory/test-client';
import { problemsAfter } from '@fairhall/cli/scenario/scripted-bench';
import { replay } from '@fairhall/core/app/replay';
import { contract } from '@fairhall/core/contract/contract';
import { createStorage } from '@fairhall/core/storage/storage';
import type { Scenario } from '@fairhall/fixtures/scenario';
import type { Bench } from './bench.ts';
import { type Handle, withFaults } from './faults.ts';
import { openScenarioGateway } from './scenario-gateway.ts';

/** Flows over the real client, the real gateway and its database; a simulated clock runs the caller's time. */
export async function openGatewayBench(): Promise<Bench> {
  const gateway = await openScenarioGateway();
  return {
    name: 'gateway',
    close: gateway.close,
    async replay(scenario) {
      const visit = await gateway.visit(scenario);
      const traffic = countTraffic(visit.handle);
      const clock = createSimulatedClock(Date.now());
      const { ports, bugs } = callerOf(scenario, traffic.handle, clock, visit.visitorKey);
      const settle = () => settled(clock, traffic);
      const seen = await replay(scenario, {
        ports,
        settle,
        advance: (milliseconds) => clock.advance(milliseconds),
      });
      return {
        problems: [...seen.problems, ...problemsAfter(scenario, await visit.enquiries()), ...bugs.map(String)],
        transcript: seen.transcript,
      };
    },
  };
}

/** What a caller has, with the real client in place of a script. */
function callerOf(scenario: Scenario, handle: Handle, clock: SimulatedClock, visitorKey: string) {
  const { ports, bugs } = createMemoryPorts();
  const faulty = withFaults(scenario, handle);
  const { gateway } = createGatewayClient({
    contract,
    origin: 'http://fairhall.test',
    clientId: 'scenario',
    fetch: (input, init) => faulty(new Request(input, init)),
    clock,
    timer: clock,
    context: () => testContext,
    visitor: { visitorId: () => '00000000-0000-4000-8000-000000000000', visitorKey: () => visitorKey },
  });
  const ids = { ...ports.ids, uuid: () => crypto.randomUUID() };
  const storage = createStorage(ports.store, clock);
  return { ports: { ...ports, ids, clock, timer: clock, gateway, storage }, bugs };
}

interface Traffic {
  readonly handle: Handle;
  /** Requests that the gateway is working on. */
  underWay(): number;
}

function countTraffic(handle: Handle): Traffic {
  let requests = 0;
  return {
    underWay: () => requests,
    async handle(request) {
      requests += 1;
      try {
        return await handle(request);
      } finally {
        requests -= 1;
      }
    },
  };
}

/** The gateway works in real time: waits until it has answered everything that reached it. */
async function settled(clock: SimulatedClock, traffic: Traffic): Promise<void> {
  do await clock.settle();
  while (traffic.underWay() > 0);
  await clock.settle();
  if (traffic.underWay() > 0) await settled(clock, traffic);
}
