import { expect, test } from 'vitest';
import { SUGGEST_CLOSED, type SuggestEvent, updateSuggestState } from './suggest-state.ts';

const after = (...events: SuggestEvent[]) => events.reduce(updateSuggestState, SUGGEST_CLOSED);
const answered = { type: 'answered', ids: ['a', 'b'] } as const;
const down = { type: 'moved', by: 1 } as const;
const up = { type: 'moved', by: -1 } as const;

test('an answer opens the list and an empty one closes it', () => {
  expect(after(answered)).toEqual({ ids: ['a', 'b'], isOpen: true, active: -1 });
  expect(after(answered, down, { type: 'answered', ids: [] })).toEqual(SUGGEST_CLOSED);
});

test('an active line stays active if the next answer contains it', () => {
  expect(after(answered, down, { type: 'answered', ids: ['c', 'a'] }).active).toBe(1);
  expect(after(answered, down, { type: 'answered', ids: ['b'] }).active).toBe(-1);
});

test('the arrow keys cycle through the lines and the field', () => {
  expect(after(answered, down).active).toBe(0);
  expect(after(answered, down, down, down).active).toBe(-1);
  expect(after(answered, up).active).toBe(1);
});

test('an arrow key opens a closed list at its first or last line, but never an empty one', () => {
  const closed = { type: 'closed' } as const;
  expect(after(answered, closed)).toEqual({ ids: ['a', 'b'], isOpen: false, active: -1 });
  expect(after(answered, closed, down)).toEqual({ ids: ['a', 'b'], isOpen: true, active: 0 });
  expect(after(answered, closed, up).active).toBe(1);
  expect(after(down)).toEqual(SUGGEST_CLOSED);
});
