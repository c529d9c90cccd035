import { describe, expect, test } from 'vitest';
import { gatewayError } from '../contract/error.ts';
import type { DeferredTask } from '../deferral/task.ts';
import type { TaskOutcome } from '../ports/deferral.ts';
import { KEY, rfqPayload } from './deferral.test-driver.ts';
import { DEFERRAL_KINDS, emailOfTask } from './deferral-kinds.ts';
import { taskNotice } from './task-notice.ts';
import { requestOfTask } from './task-request.ts';

const taskOf = (kind: string, content: unknown = rfqPayload): DeferredTask => ({
  version: 1,
  taskId: KEY,
  createdAt: 0,
  path: '/rfq?rfq_source=2',
  loginBy: 'modal',
  kind,
  payload: content,
});
const rfq = taskOf('RFQSubmit');
const cart = taskOf('NormalCartSubmit', { goodIds: ['P1'], content: 'Please quote.' });
const coupon = taskOf('CouponIssue', { couponId: 'C1' });
const unknown = taskOf('VisitSubmit', { stand: '4A12' });

describe('the reason for a login request', () => {
  const expired = { key: 'account.reason.expired' };

  test.each([
    ['R-4.058 a request that waits', rfq, 'task', { key: 'account.reason.rfq' }, 'priya@malabar.example'],
    ['R-4.057 a cart that waits', cart, 'task', { key: 'account.reason.cart' }, null],
    ['R-2.266 a coupon that waits', coupon, 'task', { key: 'account.reason.coupon' }, null],
    ['A-27 a login that ended under a request', rfq, 'expired', expired, 'priya@malabar.example'],
    ['A-27 a login that ended under nothing', null, 'expired', expired, null],
    ['an act that nobody here knows', unknown, 'task', expired, null],
  ] as const)('%s sets the reason, and no email address has to be typed twice', (_, task, reason, words, email) => {
    expect(requestOfTask({ way: 'modal', reason, task }, DEFERRAL_KINDS)).toEqual({
      tab: 'login',
      mustLogin: false,
      reason: words,
      email,
      forTask: true,
    });
    expect(emailOfTask(task, DEFERRAL_KINDS)).toBe(email);
  });
});

describe('A-21 the notice about a task that ended away from its form', () => {
  const noticeOf = (task: DeferredTask | null, outcome: TaskOutcome, own = false) =>
    taskNotice({ taskId: KEY, task, outcome, isLocal: own }, DEFERRAL_KINDS);
  const sent: TaskOutcome = { kind: 'sent', answer: { rfqId: 'r1' } };
  const failed: TaskOutcome = { kind: 'failed', error: gatewayError('TIME_OUT') };

  test.each([
    ['a request', rfq, sent, { key: 'task.sent.rfq' }, { route: 'rfqDetail', params: {}, query: { rfqId: 'r1' } }],
    [
      'one without a name',
      rfq,
      { ...sent, answer: null },
      { key: 'task.sent.rfq' },
      { route: 'rfqManage', params: {} },
    ],
    ['a cart', cart, sent, { key: 'task.sent.cart' }, null],
    ['a coupon', coupon, sent, { key: 'task.sent.coupon' }, { route: 'home', params: {}, query: { couponId: 'C1' } }],
  ] as const)('%s that was sent, with a link to it', (_, task, outcome, message, link) => {
    const told = { taskId: KEY, tone: 'success', message, reason: null, link, back: null };
    expect(noticeOf(task, outcome)).toEqual(told);
  });

  test.each([
    ['a request', rfq, { key: 'task.failed.rfq' }, 'task.failed.back'],
    ['a cart', cart, { key: 'task.failed.cart' }, 'task.failed.back'],
    ['a coupon', coupon, { key: 'task.failed.coupon' }, 'task.failed.coupon.back'],
  ] as const)('%s that failed, with the reason and a link to its page', (_, task, message, text) => {
    const back = { path: '/rfq?rfq_source=2', text: { key: text } };
    const told = { tone: 'error', message, reason: { key: 'request.timeout' }, link: null, back };
    expect(noticeOf(task, failed)).toEqual({ taskId: KEY, ...told });
  });

  test.each<[string, DeferredTask | null, TaskOutcome, boolean]>([
    ['its form tells it', rfq, sent, true],
    ['its form tells why not', rfq, failed, true],
    ['it was given up', rfq, { kind: 'dismissed' }, false],
    ['one is led to a login', rfq, { kind: 'leaving' }, false],
    ['nothing of it was kept', null, failed, false],
    ['nobody here knows its kind', unknown, sent, false],
  ])('is not shown if %s', (_, task, outcome, own) => {
    expect(noticeOf(task, outcome, own)).toBeNull();
  });
});
