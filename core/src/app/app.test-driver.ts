import { SimulatedClock } from 'xstate';
import { buyerTokenKey } from '../account/keys.ts';
import type { Script, ScriptedAnswer } from '../contract/scripted-client.ts';
import { createMemoryLocks } from '../deferral/memory-locks.ts';
import type { DeferrableTask } from '../ports/deferral.ts';
import { createPageDriver, createTestPorts } from '../ports/flow.test-driver.ts';
import { ok } from '../result.ts';
import { createRouteTable } from '../routes/route-table.ts';
import { createMemoryDevice } from '../storage/memory-device.ts';
import type { AppEmitted } from './app.machine.ts';
import { task as rfq } from './deferral.test-driver.ts';
import { openApp } from './page.ts';
import { scriptOf as sessionScript } from './session.test-driver.ts';

/** The whole app on a device with a scripted gateway, for tests across features. */

export const scriptOf = (answers: Record<string, ScriptedAnswer> = {}): Script =>
  sessionScript({
    'rfq.submitNew': ok({ rfqId: 'r1' }),
    'cart.submitList': ok({ inquiryIds: ['i1'] }),
    ...answers,
  });

interface StageOptions {
  readonly path?: string;
  readonly loginBy?: 'modal' | 'route';
  readonly inShell?: boolean;
  readonly deployPath?: string;
}

export function openStagedApp(
  { path = '/rfq', loginBy = 'modal', inShell = false, deployPath = '' }: StageOptions = {},
  script = scriptOf(),
  device = createMemoryDevice(),
) {
  const { calls, reported, ...ports } = createTestPorts(script);
  const visits: string[] = [];
  /** The token on the device at each navigation. */
  const tokens: unknown[] = [];
  const visit = (where: string) => {
    visits.push(where.trim());
    tokens.push(device.storage.slot(buyerTokenKey).read());
  };
  const emitted: AppEmitted[] = [];
  const app = openApp(
    {
      ...ports,
      storage: device.storage,
      clock: device.clock,
      timer: new SimulatedClock(),
      locks: createMemoryLocks(),
      navigator: {
        go: (href) => visit(`go ${href}`),
        replace: (href) => visit(`replace ${href}`),
        reload: (href = '') => visit(`reload ${href}`),
      },
      page: { path: () => path, loginBy: () => loginBy },
      bridge: { present: inShell, send: ({ action }) => visit(`app ${action}`) },
      addresses: createRouteTable({ deployPath }),
    },
    (event) => void emitted.push(event),
  );
  return {
    ...device,
    visits,
    tokens,
    emitted,
    reported,
    loginStatus: app.loginStatus,
    submit: (task: DeferrableTask = rfq) => app.deferral.submit(task),
    sent: (name = 'rfq.submitNew') => calls.filter((call) => call.name === name),
    stop: app.stop,
    ...createPageDriver(app),
  };
}
