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

describe('page reloads and crashes', () => {
  test('REL-12 a task waiting for a login survives a reload without a new prompt', async () => {
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

  test('REL-12 if the page dies between login and submit, the next page sends the task', async () => {
    const browser = openBrowser();
    const first = browser.openTab();
    await first.do(taskSubmittedEvent);
    browser.logIn();
    first.die();
    await browser.openTab().settled();
    await browser.openTab().settled();
    expect([browser.submits.map(({ key }) => key), browser.tasks.read()]).toEqual([[KEY], null]);
  });

  test('REL-12 if the page dies between submit and answer, the next page retries with the same key', async () => {
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

  test('REL-10 a task of an unknown kind is never sent', async () => {
    const browser = openBrowser();
    const place = { path: '/rfq', loginBy: 'modal' } as const;
    browser.tasks.save(taskRecord({ ...task, kind: 'OrderSubmit' }, place, browser.clock.now()));
    browser.logIn();
    const view = await browser.openTab().settled();
    expect([view.state, view.task, browser.submits]).toEqual(['idle', null, []]);
  });

  test('A-86 a task older than an hour is dropped', async () => {
    const browser = openBrowser();
    const first = browser.openTab();
    await first.do(taskSubmittedEvent);
    first.die();
    browser.logIn();
    browser.later(3_600_000);
    expect((await browser.openTab().settled()).state).toBe('idle');
    expect(browser.submits).toEqual([]);
  });

  test('a task also expires on a clock that was set back by a day', async () => {
    const browser = openBrowser();
    browser.tasks.save(taskRecord(task, { path: '/rfq', loginBy: 'modal' }, browser.clock.now() + 86_400_000));
    browser.logIn();
    await browser.openTab().settled();
    expect([browser.submits, browser.tasks.read()]).toEqual([[], null]);
  });
});

describe('two tabs', () => {
  test('REL-11 a login noticed by both tabs sends the stored task under one key', async () => {
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

  test('REL-11 two tabs that take over the task of a third send it once', async () => {
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

  test('dismissing the login in one tab leaves the task stored by another', async () => {
    const browser = openBrowser();
    const one = browser.openTab();
    const other = browser.openTab();
    await one.do(taskSubmittedEvent);
    await other.do({ type: 'task.submitted', task: taskWithOtherKey });
    await one.do({ type: 'login.dismissed' });
    expect(browser.tasks.read()?.taskId).toBe(taskWithOtherKey.idempotencyKey);
  });
});
