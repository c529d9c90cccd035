import { expect, test } from 'vitest';
import { measureTest } from './browser-reporter.ts';

const step = (category: string, title: string, duration: number, ...steps: ReturnType<typeof bare>[]) => ({
  ...bare(category, title, duration),
  steps,
});
const bare = (category: string, title: string, duration: number) => ({ category, title, duration, steps: [] });

test('the time of a browser test is divided into set-up, waiting in assertions, and work', () => {
  const steps = [
    step('hook', 'Before Hooks', 1_000, bare('pw:api', 'Create page', 400), bare('expect', 'Expect "poll"', 300)),
    step('pw:api', 'Navigate to "/cart"', 500),
    step('pw:api', 'Wait for function', 250),
    step('test.step', 'a press', 700, bare('pw:api', 'Click', 100), bare('expect', 'Expect "toHaveText"', 600)),
    step('expect', 'Expect "poll toBe"', 2_000, bare('expect', 'Expect "toBe"', 1)),
    step('hook', 'After Hooks', 200),
  ];
  const spent = measureTest({ duration: 5_000, steps });
  expect(spent['set-up']).toBeCloseTo(1.2);
  expect(spent.waiting).toBeCloseTo(2.85);
  expect(spent.work).toBeCloseTo(0.95);
});
