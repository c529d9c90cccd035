import { expect, test } from 'vitest';
import { createAnswerTarpit, createRefusalTarpit } from './tarpit.ts';

/** A clock whose waits end only when the test resolves them. */
function standing() {
  const waiting: (() => void)[] = [];
  return {
    waiting,
    wait: (_ms: number) => new Promise<void>((resolve) => waiting.push(resolve)),
  };
}
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('D-65 the 31st rejection of a network within ten seconds is delayed and closes the connection, another network’s is not', async () => {
  const { waiting, wait } = standing();
  const refusals = createRefusalTarpit(wait);
  const first = Array.from({ length: 30 }, (_, at) => refusals.hold(`2001:db8:1:${at}::1`));
  expect(new Set(await Promise.all(first))).toEqual(new Set(['keep']));
  expect(waiting).toHaveLength(0);
  const late = refusals.hold('2001:db8:1:ffff::1');
  await expect(refusals.hold('2001:db8:2::1')).resolves.toBe('keep');
  await settled();
  expect(waiting).toHaveLength(1);
  waiting[0]?.();
  await expect(late).resolves.toBe('close');
});

test('D-65 with a thousand rejections delayed the next one is sent at once', async () => {
  const { waiting, wait } = standing();
  const refusals = createRefusalTarpit(wait);
  const all = Array.from({ length: 1_030 }, () => refusals.hold('203.0.113.1'));
  await settled();
  expect(waiting).toHaveLength(1_000);
  await expect(refusals.hold('203.0.113.1')).resolves.toBe('close');
  for (const go of waiting) go();
  await Promise.all(all);
});

test('D-65 the fourth response within ten seconds about an overused email address is delayed', async () => {
  const { waiting, wait } = standing();
  const answers = createAnswerTarpit(wait);
  for (const _ of Array.from({ length: 3 })) await answers.hold('203.0.113.1');
  const late = answers.hold('203.0.113.1');
  await settled();
  expect(waiting).toHaveLength(1);
  waiting[0]?.();
  await late;
});
