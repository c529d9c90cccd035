import { type AppFlow, openApp } from '@fairhall/core/app/page';
import { gatewayError } from '@fairhall/core/contract/error';
import { deferredTaskName } from '@fairhall/core/deferral/stored-names';
import type { Bugs } from '@fairhall/core/ports/bugs';
import type { CurrentPage } from '@fairhall/core/ports/current-page';
import type { Deferral, TaskOutcome } from '@fairhall/core/ports/deferral';
import { waitForView } from '@fairhall/core/ports/wait-for-view';
import { createAddressBook } from '@fairhall/core/routes/address-book';
import type { Connection } from './connection.ts';
import { withFlow } from './flow.ts';
import { lineStorage } from './line-storage.ts';
import type { Invocation } from './noun.ts';

/** A line stands on no page. With `route` its task would be stored for a login page and the line told to leave. */
const NO_PAGE: CurrentPage = { path: () => '/', loginBy: () => 'modal' };

/**
 * Session and deferred task for one line, as every page has them. A task that another line has left behind is not sent by
 * this one: nobody who types it asked for that.
 */
export function openLineApp(connection: Connection, bugs: Bugs): AppFlow {
  const storage = lineStorage(connection, [deferredTaskName]);
  return openApp({ ...connection, storage, bugs, page: NO_PAGE, addresses: createAddressBook({ deployPath: '' }) });
}

const LOGIN_OVER: TaskOutcome = { kind: 'failed', error: gatewayError('INVALID_TOKEN', '401') };

/**
 * Sends what only a buyer may send, under the key of the line, as often as it takes for an answer. Where the login turns
 * out to be over nobody waits for the next one: the line is written again. REL-05
 */
export function lineDeferral(invocation: Invocation, connection: Connection, key: string): Deferral {
  return {
    submit: (task) =>
      withFlow(
        invocation,
        (bugs) => openLineApp(connection, bugs),
        (app) => {
          const settled = app.deferral.submit({ ...task, idempotencyKey: key });
          const isLoginWanted = waitForView(app, ({ login }) => login.state !== 'closed', connection.signal);
          return Promise.race([settled, isLoginWanted.then(() => LOGIN_OVER)]);
        },
      ),
  };
}
