import { taskRunners } from '@fairhall/core/app/deferred-kinds';
import { gatewayError } from '@fairhall/core/contract/error';
import { provideDeferral } from '@fairhall/core/deferral/deferral.machine';
import { createMemoryLocks } from '@fairhall/core/deferral/memory-locks';
import type { DeferralEmitted } from '@fairhall/core/deferral/standing';
import type { DeferredTask } from '@fairhall/core/deferral/task';
import type { Bugs } from '@fairhall/core/ports/bugs';
import type { Deferral, TaskOutcome } from '@fairhall/core/ports/deferral';
import { memorySlot } from '@fairhall/core/ports/memory-slot';
import type { Connection } from './connection.ts';
import { withFlow } from './flow.ts';
import { memoryOf } from './login.ts';
import type { Invocation } from './noun.ts';

/** A line is written nowhere but here, and cannot be left for a login. */
const NO_PAGE = { path: () => '/', loginBy: () => 'modal' as const };

const LOGIN_OVER: TaskOutcome = { kind: 'failed', error: gatewayError('INVALID_TOKEN', '401') };

/**
 * Sends what only a buyer may send, under the key of the line, as often as it takes for an answer. Where the login turns
 * out to be over nobody waits for the next one: the line is written again. REL-05
 */
export function createLineDeferral(invocation: Invocation, connection: Connection, key: string): Deferral {
  const { gateway, clock, storage } = connection;
  const memory = memoryOf(connection);
  const tasks = memorySlot<DeferredTask>();
  const ports = {
    tasks,
    locks: createMemoryLocks(),
    clock,
    runners: taskRunners({ gateway, storage }),
    token: memory.token,
    page: NO_PAGE,
    bridge: { present: false },
  };
  return {
    async submit(task) {
      let outcome = LOGIN_OVER;
      const onEmitted = (event: DeferralEmitted) => {
        if (event.type === 'task.settled') outcome = event.outcome;
      };
      const start = { provide: (bugs: Bugs) => provideDeferral({ ...ports, bugs }), input: undefined, onEmitted };
      await withFlow(invocation, start, async (flow) => {
        await flow.do();
        await flow.do({ type: 'task.handed', task: { ...task, idempotencyKey: key } });
      });
      return outcome;
    },
  };
}
