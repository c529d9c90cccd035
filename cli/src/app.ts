import { type AppFlow, openApp } from '@fairhall/core/app/page';
import { gatewayError } from '@fairhall/core/contract/error';
import { deferralTaskName } from '@fairhall/core/deferral/stored-names';
import type { Bugs } from '@fairhall/core/ports/bugs';
import type { CurrentPage } from '@fairhall/core/ports/current-page';
import type { Deferral, TaskOutcome } from '@fairhall/core/ports/deferral';
import { waitForView } from '@fairhall/core/ports/wait-for-view';
import { createRouteTable } from '@fairhall/core/routes/route-table';
import { createCommandStorage } from './command-storage.ts';
import type { Connection } from './connection.ts';
import { withFlow } from './flow.ts';
import type { Invocation } from './noun.ts';

/**
 * A command has no page. With `loginBy: 'route'` the deferral would store the task for a login page and end in
 * `leaving`.
 */
const NO_PAGE: CurrentPage = { path: () => '/', loginBy: () => 'modal' };

/**
 * Opens session and deferral as on every page. The deferred task is held in memory only: otherwise the app would find
 * the stored task of an earlier command and send it although nobody asked for it now.
 */
export function openCommandApp(connection: Connection, bugs: Bugs): AppFlow {
  const storage = createCommandStorage(connection, [deferralTaskName]);
  return openApp({
    ...connection,
    frontGateway: async () => connection.front(),
    storage,
    bugs,
    page: NO_PAGE,
    addresses: createRouteTable({ deployPath: '' }),
  });
}

const LOGIN_OVER: TaskOutcome = { kind: 'failed', error: gatewayError('INVALID_TOKEN', '401') };

/**
 * Sends a buyer's call under the command's idempotency key, at most three times until a response arrives. If the login
 * has expired, the task fails at once: a page would ask for a login and wait, but a command ends and explains how to
 * log in. REL-05
 */
export function createCommandDeferral(invocation: Invocation, connection: Connection, key: string): Deferral {
  return {
    submit: (task) =>
      withFlow(
        invocation,
        (bugs) => openCommandApp(connection, bugs),
        (app) => {
          const settled = app.deferral.submit({ ...task, idempotencyKey: key });
          const isLoginWanted = waitForView(app, ({ login }) => login.state !== 'closed', connection.signal);
          return Promise.race([settled, isLoginWanted.then(() => LOGIN_OVER)]);
        },
      ),
  };
}
