import { expect, test } from 'vitest';
import { type BrowserRound, listProblems } from './browser-judgement.ts';
import { type BrowserPlan, createBrowserPlan } from './browser-plan.ts';

const email = 'priya@buyers.example';
const plan: BrowserPlan = { ...createBrowserPlan(1, 0), method: 'modal', pace: 'patient', moment: 'submit sent' };

/**
 * A round without a violation: killed after the submit had arrived and before its response; sent again after a login,
 * with the same key.
 */
const sound: BrowserRound = {
  plan,
  action: { kind: 'rfq', email, words: 'Fifty bags', makes: 1, mails: 1, answers: [['r1']], files: [] },
  reached: new Set(['login pressed', 'login answered', 'submit sent']),
  isShown: false,
  made: ['r1'],
  found: 'task',
  ending: 'after a login',
  isNotified: true,
  keys: ['k1', 'k1'],
  left: [],
};
const problems = (changes: Partial<BrowserRound>) => listProblems({ ...sound, ...changes });
const hasty: BrowserPlan = { ...plan, pace: 'hasty' };
const stalled: BrowserPlan = { ...plan, pace: 'stalled' };

test('a round in which one action was sent once is valid', () => {
  expect(problems({})).toEqual([]);
  expect(problems({ plan: stalled, ending: 'by itself' })).toEqual([]);
});

test('REL-02 a submit shown as sent, or stored by the browser as sent, but without a record is reported', () => {
  expect(problems({ made: [], isShown: true })).toEqual([`taken for sent and not there: ${email}`]);
  expect(problems({ made: [], found: 'done', ending: 'there already' })).toEqual([
    `taken for sent and not there: ${email}`,
  ]);
});

test('REL-02 a record created twice before the browser restart is reported', () => {
  expect(problems({ made: ['r1', 'r2'] })).toEqual([`made 2 times before the browser was started again: ${email}`]);
});

test('REL-10 a waiting submit that is forgotten is reported; once it is answered, a hasty browser may forget it', () => {
  const forgotten = { found: 'nothing', ending: 'written anew', keys: ['k1', 'k2'], made: [] } as const;
  const answered = new Set([...sound.reached, 'submit answered'] as const);
  const seen = [`forgotten before it was done: ${email}`];
  expect(problems(forgotten)).toEqual(seen);
  expect(problems({ ...forgotten, reached: answered })).toEqual(seen);
  expect(problems({ ...forgotten, plan: hasty })).toEqual(seen);
  expect(problems({ ...forgotten, plan: hasty, reached: answered })).toEqual([]);
  const made = { found: 'nothing', ending: 'there already', made: ['r1'], keys: ['k1'] } as const;
  expect(problems({ ...made, plan: hasty })).toEqual([]);
  expect(problems(made)).toEqual(seen);
});

test('REL-12 a second login is reported if the first one was already on disk', () => {
  expect(problems({ plan: stalled })).toEqual([`the login was on the disk and it went on after a login: ${email}`]);
});

test('REL-02 one action with two keys is reported', () => {
  expect(problems({ keys: ['k1', 'k2'] })).toEqual([`2 keys for one act: ${email}`]);
});

test('an action that never ends, or leaves data behind, is reported', () => {
  expect(problems({ isNotified: false })).toEqual([`never told of the end: ${email}`]);
  expect(problems({ left: ['rfq_draft'] })).toEqual([`sent and still kept: rfq_draft: ${email}`]);
});
