import { describe, expect, test } from 'vitest';
import { getLowestScore, getTrafficLight } from './light.ts';

const all = { identity: 90, production: 80, export: 70, complaints: 100, delivery: 75 };

describe('the supplier rating (traffic light)', () => {
  test.each([
    ['all at 70 or more', all, 'green'],
    ['one at 69', { ...all, delivery: 69 }, 'yellow'],
    ['one at 40', { ...all, export: 40 }, 'yellow'],
    ['one at 39', { ...all, identity: 39 }, 'red'],
    ['one at 0', { ...all, complaints: 0 }, 'red'],
  ])('R-4.005 D-25 the weakest dimension decides: %s', (_, scores, light) => {
    expect(getTrafficLight(scores)).toBe(light);
    expect(getLowestScore(scores)).toBe(Math.min(...Object.values(scores)));
  });

  test('D-25 green needs all five scores, red and yellow need only one', () => {
    const { delivery, ...four } = all;
    expect(getTrafficLight(four)).toBeUndefined();
    expect(getTrafficLight({ identity: 12 })).toBe('red');
    expect(getTrafficLight({ identity: 60 })).toBe('yellow');
    expect([getTrafficLight({}), getLowestScore({})]).toEqual([undefined, null]);
  });
});
