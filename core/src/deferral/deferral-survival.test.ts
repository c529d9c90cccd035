import { describe, expect, test } from 'vitest';
import {
  type Answer,
  KEY,
  loginFinishedEvent,
  openBrowser,
  submitSuccess,
  task,
  taskSubmittedEvent,
  taskWithOtherKey,
} from '../app/deferral.test-driver.ts';
import { taskRecord } from './task.ts';

describe('whatever is reloaded or dies', () => {
  test('REL-12 what waits for its login survives a reload quietly', async () => {
    const browser = openBrowser();
    const first = browser.openTab();
    await first.do(taskSubmittedEvent);
    first.die();
    const next = browser.openTab();
    const view = await next.settled();
    expect([view.state, view.task?.kind, next.wanted()]).toEqual(['waiting', 'RFQSubmit', []]);
    browser.logIn();
    await next.do(loginFinishedEvent);
    expect([browser.submits.map(({ key }) => key), browser.tasks.read()]).toEqual([[KEY], null]);
    expect(next.ended().map(({ isLocal }) => isLocal)).toEqual([false]);
  });

  test('REL-12 dead between login and submit, it goes off when the next page opens', async () => {
    const browser = openBrowser();
    const first = browser.openTab();
    await first.do(taskSubmittedEvent);
    browser.logIn();
    first.die();
    await browser.openTab().settled();
    await browser.openTab().settled();
    expect([browser.submits.map(({ key }) => key), browser.tasks.read()]).toEqual([[KEY], null]);
  });

  test('REL-12 dead between submit and answer, the next page asks again with the same key', async () => {
    const { promise, resolve: answer } = Promise.withResolvers<Answer>();
    const browser = openBrowser([promise, submitSuccess]);
    browser.logIn();
    const first = browser.openTab();
    await first.do(taskSubmittedEvent);
    first.die();
    const next = browser.openTab();
    await next.settled();
    // The page is gone, and its claim on the task ends with it.
    answer(submitSuccess);
    await next.settled();
    expect([browser.submits.map(({ key }) => key), browser.tasks.read()]).toEqual([[KEY, KEY], null]);
  });

  test('REL-10 what no kind of the app can send goes nowhere', async () => {
    const browser = openBrowser();
    const place = { path: '/rfq', loginBy: 'modal' } as const;
    browser.tasks.save(taskRecord({ ...task, kind: 'OrderSubmit' }, place, browser.clock.now()));
    browser.logIn();
    const view = await browser.openTab().settled();
    expect([view.state, view.task, browser.submits]).toEqual(['idle', null, []]);
  });

  test('A-86 what is older than an hour is dropped', async () => {
    const browser = openBrowser();
    const first = browser.openTab();
    await first.do(taskSubmittedEvent);
    first.die();
    browser.logIn();
    browser.later(3_600_000);
    expect((await browser.openTab().settled()).state).toBe('idle');
    expect(browser.submits).toEqual([]);
  });

  test('a clock that was set back by a day makes it old as well', async () => {
    const browser = openBrowser();
    browser.tasks.save(taskRecord(task, { path: '/rfq', loginBy: 'modal' }, browser.clock.now() + 86_400_000));
    browser.logIn();
    await browser.openTab().settled();
    expect([browser.submits, browser.tasks.read()]).toEqual([[], null]);
  });
});

describe('two tabs', () => {
  test('REL-11 a login that both hear of sends what one of them stored once', async () => {
    const browser = openBrowser();
    const writer = browser.openTab();
    const reader = browser.openTab();
    await writer.do(taskSubmittedEvent);
    browser.logIn();
    reader.atOnce(loginFinishedEvent);
    await reader.settled();
    await writer.do(loginFinishedEvent);
    expect(new Set(browser.submits.map(({ key }) => key))).toEqual(new Set([KEY]));
    // The waiting form sends again with its key, and gets the same response.
    expect([writer.outcome()?.kind, reader.outcome()?.kind, browser.tasks.read()]).toEqual(['sent', 'sent', null]);
  });

  test('REL-11 two that take over what a third left send it once', async () => {
    const browser = openBrowser();
    const first = browser.openTab();
    await first.do(taskSubmittedEvent);
    first.die();
    const tabs = [browser.openTab(), browser.openTab()];
    await tabs[0]?.settled();
    browser.logIn();
    for (const tab of tabs) tab.atOnce(loginFinishedEvent);
    await tabs[0]?.settled();
    expect(browser.submits.length).toBe(1);
  });

  test('closing the login in one tab leaves what another stored', async () => {
    const browser = openBrowser();
    const one = browser.openTab();
    const other = browser.openTab();
    await one.do(taskSubmittedEvent);
    await other.do({ type: 'task.submitted', task: taskWithOtherKey });
    await one.do({ type: 'login.dismissed' });
    expect(browser.tasks.read()?.taskId).toBe(taskWithOtherKey.idempotencyKey);
  });
});
