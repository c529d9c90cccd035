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
  test('R-4.066 it goes at once, without asking for a login', async () => {
    const browser = openBrowser();
    browser.logIn();
    const tab = browser.openTab();
    const view = await tab.do(taskSubmittedEvent);
    expect([view.state, tab.wanted(), tab.outcome()]).toEqual(['idle', [], { kind: 'sent', answer: { rfqId: 'r1' } }]);
    expect(browser.submits).toEqual([{ key: KEY, data: rfqPayload }]);
  });

  test('R-4.063 nothing of it is left', async () => {
    const browser = openBrowser();
    browser.logIn();
    await browser.openTab().do(taskSubmittedEvent, loginFinishedEvent);
    expect([browser.tasks.read(), browser.submits.length]).toEqual([null, 1]);
  });

  test('THR-55 on a device that deletes nothing it goes once all the same', async () => {
    const browser = openBrowser();
    browser.logIn();
    browser.tasks.drop = () => undefined;
    const tab = browser.openTab();
    const view = await tab.do(taskSubmittedEvent);
    expect([view.state, browser.submits.length]).toEqual(['idle', 1]);
  });

  test('another form that hands something over meanwhile is told that this is not the moment', async () => {
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

  test('the same act handed over again is told of the one end', async () => {
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

test('before a page has looked at what is stored it shows no task, as a page whose code is not there yet', () => {
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

  test('a task of a kind that the app adds goes off after the login with its own payload', async () => {
    const browser = openBrowser();
    await browser.openTab().do({ type: 'task.submitted', task: visit });
    browser.logIn();
    await browser.openTab().settled();
    expect([browser.submits, browser.tasks.read()]).toEqual([[{ key: KEY, data: visit.payload }], null]);
  });

  test('R-4.060 where the page allows it, the login is asked for in a modal, and the form waits', async () => {
    const tab = openBrowser().openTab();
    await tab.do(taskSubmittedEvent);
    expect([tab.wanted().map(({ way, reason }) => [way, reason]), tab.ended()]).toEqual([[['modal', 'task']], []]);
  });

  test('R-4.061 otherwise by route, and the form is told that one leaves', async () => {
    const tab = openBrowser([submitSuccess], { loginBy: 'route' }).openTab();
    const view = await tab.do(taskSubmittedEvent);
    expect([view.state, tab.wanted()[0]?.way, tab.outcome()]).toEqual(['waiting', 'route', { kind: 'leaving' }]);
  });

  test('A-20 inside the native app by the app', async () => {
    const tab = openBrowser([submitSuccess], { inShell: true }).openTab();
    await tab.do(taskSubmittedEvent);
    expect([tab.wanted()[0]?.way, tab.outcome()]).toEqual(['bridge', { kind: 'leaving' }]);
  });

  test('R-4.062 R-4.063 after the login it goes off by itself, once, and nothing of it is left', async () => {
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

  test('R-4.062 a login that finishes in the very moment in which it is stored sends it as well', async () => {
    const browser = openBrowser();
    const tab = browser.openTab();
    tab.atOnce(taskSubmittedEvent);
    browser.logIn();
    tab.atOnce(loginFinishedEvent);
    await tab.settled();
    expect([tab.outcome()?.kind, browser.submits.length, tab.wanted()]).toEqual(['sent', 1, []]);
  });

  test('closing the login drops it, and a later login sends nothing', async () => {
    const browser = openBrowser();
    const tab = browser.openTab();
    await tab.do(taskSubmittedEvent, { type: 'login.dismissed' });
    expect([tab.outcome(), browser.tasks.read()]).toEqual([{ kind: 'dismissed' }, null]);
    browser.logIn();
    await tab.do(loginFinishedEvent);
    expect(browser.submits).toEqual([]);
  });

  test('REL-13 a logout drops it', async () => {
    const browser = openBrowser();
    const tab = browser.openTab();
    await tab.do(taskSubmittedEvent, { type: 'logout.finished' });
    browser.logIn();
    await tab.do(loginFinishedEvent);
    expect([browser.tasks.read(), browser.submits, tab.outcome()]).toEqual([null, [], { kind: 'dismissed' }]);
  });

  test('what is handed over later takes the place of what waits', async () => {
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

describe('answers that are none', () => {
  test.each([
    ['lost', networkError],
    ['out of time', timeOut],
  ])('REL-05 an answer %s is asked for again with the same key', async (_, first) => {
    const browser = openBrowser([first, first, submitSuccess]);
    browser.logIn();
    const tab = browser.openTab();
    await tab.do(taskSubmittedEvent);
    expect(tab.view().state).toBe('sending');
    await tab.wait(2_000);
    await tab.wait(2_000);
    expect([tab.outcome()?.kind, browser.submits.map(({ key }) => key)]).toEqual(['sent', [KEY, KEY, KEY]]);
  });

  test('REL-05 three times, and then it counts as failed: the task goes, the form keeps what was written', async () => {
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

  test('REL-12 a refusal is an answer: it is told, and nothing is tried again', async () => {
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
    'REL-12 a token that ended on the way asks for a login by %s again, and then the same goes off',
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

  test('a runner that breaks is reported, told as a server error, and not run again', async () => {
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

  test('a logout while it goes off ends it', async () => {
    const browser = openBrowser([new Promise(() => {})]);
    browser.logIn();
    const tab = browser.openTab();
    const view = await tab.do(taskSubmittedEvent, { type: 'logout.finished' });
    expect([view.state, browser.tasks.read()]).toEqual(['idle', null]);
  });
});
