import { describe, expect, test } from 'vitest';
import {
  type Answer,
  KEY,
  loginFinishedEvent,
  networkError,
  openBrowser,
  rfqPayload,
  serverError,
  submitSuccess,
  task,
  taskSubmittedEvent,
  taskWithOtherKey,
  timeOut,
  visit,
} from '../app/deferral.test-driver.ts';
import { tokenExpired } from '../app/session.test-driver.ts';
import { cartTask } from '../cart/deferred.ts';
import { gatewayError } from '../contract/error.ts';
import { type DeferrableTask, toDeferrableTask } from '../ports/deferral.ts';
import { NO_TASK } from './deferral.view.ts';
import { taskRecord } from './task.ts';

describe('with a token', () => {
  test('R-4.066 the task is sent at once, without a login prompt', async () => {
    const browser = openBrowser();
    browser.logIn();
    const tab = browser.openTab();
    const view = await tab.do(taskSubmittedEvent);
    expect([view.state, tab.wanted(), tab.outcome()]).toEqual(['idle', [], { kind: 'sent', answer: { rfqId: 'r1' } }]);
    expect(browser.submits).toEqual([{ key: KEY, data: rfqPayload }]);
  });

  test('R-4.063 nothing of the task remains stored', async () => {
    const browser = openBrowser();
    browser.logIn();
    await browser.openTab().do(taskSubmittedEvent, loginFinishedEvent);
    expect([browser.tasks.read(), browser.submits.length]).toEqual([null, 1]);
  });

  test('THR-55 the task is sent only once, even on a device that cannot delete it', async () => {
    const browser = openBrowser();
    browser.logIn();
    browser.tasks.drop = () => undefined;
    const tab = browser.openTab();
    const view = await tab.do(taskSubmittedEvent);
    expect([view.state, browser.submits.length]).toEqual(['idle', 1]);
  });

  test('a form that submits another task meanwhile gets a busy error', async () => {
    const browser = openBrowser([new Promise(() => {})]);
    browser.logIn();
    const tab = browser.openTab();
    await tab.do(taskSubmittedEvent, { type: 'task.submitted', task: taskWithOtherKey });
    const { taskId, isLocal, outcome } = tab.ended().at(-1) ?? {};
    const busy = { kind: 'failed', error: gatewayError('SERVER_ERROR', '503') };
    expect([taskId, isLocal, outcome, browser.submits.length]).toEqual([
      taskWithOtherKey.idempotencyKey,
      true,
      busy,
      1,
    ]);
  });

  test('the same task submitted twice ends once', async () => {
    const { promise, resolve: answer } = Promise.withResolvers<Answer>();
    const browser = openBrowser([promise]);
    browser.logIn();
    const tab = browser.openTab();
    await tab.do(taskSubmittedEvent, taskSubmittedEvent);
    answer(submitSuccess);
    await tab.settled();
    expect([tab.ended().map(({ isLocal }) => isLocal), browser.submits.length]).toEqual([[true], 1]);
  });
});

test('a page shows no task before it has read its storage, like a page whose code has not loaded yet', () => {
  const browser = openBrowser();
  browser.tasks.save(taskRecord(task, { path: '/rfq', loginBy: 'modal' }, browser.clock.now()));
  expect(browser.openTab().view()).toEqual(NO_TASK);
});

describe('without a token', () => {
  const tasks: readonly [string, DeferrableTask][] = [
    ['R-4.057 R-6.013 a cart', toDeferrableTask(cartTask, { goodIds: ['P1'], content: 'Please quote.' }, KEY)],
    ['R-4.058 R-6.014 a request', task],
    ['a task of a kind that the app adds', visit],
  ];
  test.each(tasks)('%s is stored and waits for a login; nothing is sent', async (_, waiting) => {
    const browser = openBrowser();
    const view = await browser.openTab().do({ type: 'task.submitted', task: waiting });
    expect([view.state, view.task?.kind, browser.submits]).toEqual(['waiting', waiting.kind, []]);
    expect([browser.tasks.read()?.kind, browser.tasks.read()?.taskId, browser.tasks.read()?.path]).toEqual([
      waiting.kind,
      KEY,
      '/rfq',
    ]);
  });

  test('a task kind added by the app is sent after the login with its own payload', async () => {
    const browser = openBrowser();
    await browser.openTab().do({ type: 'task.submitted', task: visit });
    browser.logIn();
    await browser.openTab().settled();
    expect([browser.submits, browser.tasks.read()]).toEqual([[{ key: KEY, data: visit.payload }], null]);
  });

  test('R-4.060 where the page allows it, the login opens in a modal and the form waits', async () => {
    const tab = openBrowser().openTab();
    await tab.do(taskSubmittedEvent);
    expect([tab.wanted().map(({ way, reason }) => [way, reason]), tab.ended()]).toEqual([[['modal', 'task']], []]);
  });

  test('R-4.061 otherwise the login opens as a page, and the form is notified that the user is leaving', async () => {
    const tab = openBrowser([submitSuccess], { loginBy: 'route' }).openTab();
    const view = await tab.do(taskSubmittedEvent);
    expect([view.state, tab.wanted()[0]?.way, tab.outcome()]).toEqual(['waiting', 'route', { kind: 'leaving' }]);
  });

  test('A-20 inside the native app, the app handles the login', async () => {
    const tab = openBrowser([submitSuccess], { inShell: true }).openTab();
    await tab.do(taskSubmittedEvent);
    expect([tab.wanted()[0]?.way, tab.outcome()]).toEqual(['bridge', { kind: 'leaving' }]);
  });

  test('R-4.062 R-4.063 after the login the task is sent once by itself, and nothing of it remains stored', async () => {
    const browser = openBrowser();
    const tab = browser.openTab();
    await tab.do(taskSubmittedEvent);
    browser.logIn();
    await tab.do(loginFinishedEvent, loginFinishedEvent);
    expect([tab.outcome(), browser.submits.length, browser.tasks.read()]).toEqual([
      { kind: 'sent', answer: { rfqId: 'r1' } },
      1,
      null,
    ]);
  });

  test('R-4.062 a login that finishes while the task is being stored also sends it', async () => {
    const browser = openBrowser();
    const tab = browser.openTab();
    tab.atOnce(taskSubmittedEvent);
    browser.logIn();
    tab.atOnce(loginFinishedEvent);
    await tab.settled();
    expect([tab.outcome()?.kind, browser.submits.length, tab.wanted()]).toEqual(['sent', 1, []]);
  });

  test('dismissing the login drops the task, and a later login sends nothing', async () => {
    const browser = openBrowser();
    const tab = browser.openTab();
    await tab.do(taskSubmittedEvent, { type: 'login.dismissed' });
    expect([tab.outcome(), browser.tasks.read()]).toEqual([{ kind: 'dismissed' }, null]);
    browser.logIn();
    await tab.do(loginFinishedEvent);
    expect(browser.submits).toEqual([]);
  });

  test('REL-13 a logout drops the task', async () => {
    const browser = openBrowser();
    const tab = browser.openTab();
    await tab.do(taskSubmittedEvent, { type: 'logout.finished' });
    browser.logIn();
    await tab.do(loginFinishedEvent);
    expect([browser.tasks.read(), browser.submits, tab.outcome()]).toEqual([null, [], { kind: 'dismissed' }]);
  });

  test('a later task replaces the waiting one', async () => {
    const browser = openBrowser();
    const tab = browser.openTab();
    await tab.do(taskSubmittedEvent);
    await tab.do({ type: 'task.submitted', task: taskWithOtherKey });
    expect([tab.ended().at(-1)?.taskId, tab.outcome(), browser.tasks.read()?.taskId]).toEqual([
      KEY,
      { kind: 'dismissed' },
      taskWithOtherKey.idempotencyKey,
    ]);
  });
});

describe('missing answers', () => {
  test.each([
    ['lost', networkError],
    ['out of time', timeOut],
  ])('REL-05 retries with the same key if the answer is %s', async (_, first) => {
    const browser = openBrowser([first, first, submitSuccess]);
    browser.logIn();
    const tab = browser.openTab();
    await tab.do(taskSubmittedEvent);
    expect(tab.view().state).toBe('sending');
    await tab.wait(2_000);
    await tab.wait(2_000);
    expect([tab.outcome()?.kind, browser.submits.map(({ key }) => key)]).toEqual(['sent', [KEY, KEY, KEY]]);
  });

  test('REL-05 after three attempts the task fails and is dropped', async () => {
    const browser = openBrowser([timeOut]);
    browser.logIn();
    const tab = browser.openTab();
    await tab.do(taskSubmittedEvent);
    await tab.wait(2_000);
    await tab.wait(2_000);
    await tab.wait(60_000);
    expect([tab.outcome(), browser.submits.length, browser.tasks.read()]).toEqual([
      { kind: 'failed', error: timeOut.error },
      3,
      null,
    ]);
  });

  test('REL-12 a rejection is reported and not retried', async () => {
    const browser = openBrowser([serverError]);
    browser.logIn();
    const tab = browser.openTab();
    await tab.do(taskSubmittedEvent);
    await tab.wait(60_000);
    expect([tab.outcome(), browser.submits.length, browser.tasks.read()]).toEqual([
      { kind: 'failed', error: serverError.error },
      1,
      null,
    ]);
  });

  test.each(['modal', 'route'] as const)(
    'REL-12 a token that expires meanwhile asks for a login by %s again, then the same task is sent',
    async (loginBy) => {
      const browser = openBrowser([tokenExpired, submitSuccess], { loginBy });
      browser.logIn();
      const tab = browser.openTab();
      const view = await tab.do(taskSubmittedEvent);
      expect([view.state, tab.wanted().map(({ way, reason }) => [way, reason]), browser.tasks.read()?.taskId]).toEqual([
        'waiting',
        [[loginBy, 'expired']],
        KEY,
      ]);
      await tab.do(loginFinishedEvent);
      expect([tab.outcome()?.kind, browser.submits.map(({ key }) => key), browser.tasks.read()]).toEqual([
        'sent',
        [KEY, KEY],
        null,
      ]);
    },
  );

  test('a runner that throws is reported, shown as a server error and not retried', async () => {
    const cause = new Error('broken');
    const browser = openBrowser([cause]);
    browser.logIn();
    const tab = browser.openTab();
    await tab.do(taskSubmittedEvent);
    expect([tab.outcome(), browser.reported, browser.tasks.read()]).toEqual([
      { kind: 'failed', error: gatewayError('SERVER_ERROR') },
      [cause],
      null,
    ]);
  });

  test('a logout while the task is being sent ends it', async () => {
    const browser = openBrowser([new Promise(() => {})]);
    browser.logIn();
    const tab = browser.openTab();
    const view = await tab.do(taskSubmittedEvent, { type: 'logout.finished' });
    expect([view.state, browser.tasks.read()]).toEqual(['idle', null]);
  });
});
