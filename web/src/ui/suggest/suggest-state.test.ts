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

test('a line that was reached stays reached where the next answer has it', () => {
  expect(after(answered, down, { type: 'answered', ids: ['c', 'a'] }).active).toBe(1);
  expect(after(answered, down, { type: 'answered', ids: ['b'] }).active).toBe(-1);
});

test('the arrow keys go through the lines and the field in a circle', () => {
  expect(after(answered, down).active).toBe(0);
  expect(after(answered, down, down, down).active).toBe(-1);
  expect(after(answered, up).active).toBe(1);
});

test('a closed list is opened by an arrow key at its first or last line, an empty one never', () => {
  const closed = { type: 'closed' } as const;
  expect(after(answered, closed)).toEqual({ ids: ['a', 'b'], isOpen: false, active: -1 });
  expect(after(answered, closed, down)).toEqual({ ids: ['a', 'b'], isOpen: true, active: 0 });
  expect(after(answered, closed, up).active).toBe(1);
  expect(after(down)).toEqual(SUGGEST_CLOSED);
});
