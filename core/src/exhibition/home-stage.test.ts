import { expect, test } from 'vitest';
import { selectHomeExhibitions, sortByOpening } from './home-stage.ts';

const COMING = { status: 0, phase: 2 } as const;
const OPEN = { status: 1, phase: 3 } as const;
const OVER = { status: 2, phase: 5 } as const;
const CLOSED_EARLY = { status: 1, phase: 5 } as const;
type State = typeof COMING | typeof OPEN | typeof OVER | typeof CLOSED_EARLY;

const show = (id: string, state: State, websiteId = 2) => ({
  id,
  websiteId,
  ...state,
});

const arrange = (rows: readonly ReturnType<typeof show>[], websiteId?: number) => {
  const { stage, alsoOpen, others } = selectHomeExhibitions(rows, { websiteId });
  return { stage: stage?.id, alsoOpen: alsoOpen?.id, others: others.map(({ id }) => id) };
};

test('R-2.011 D-05 an open exhibition comes before a coming one, even a pinned one', () => {
  expect(arrange([show('pinned', COMING), show('open', OPEN), show('later', COMING)])).toEqual({
    stage: 'open',
    alsoOpen: undefined,
    others: ['pinned', 'later'],
  });
});

test('R-2.011 D-56 of two open exhibitions the first in the list is on the stage, the other below it', () => {
  expect(arrange([show('coming', COMING), show('first', OPEN), show('second', OPEN), show('third', OPEN)])).toEqual({
    stage: 'first',
    alsoOpen: 'second',
    others: ['coming', 'third'],
  });
});

test('R-2.011 without an open exhibition the first in the list is on the stage', () => {
  expect(arrange([show('next', COMING), show('later', COMING)])).toEqual({
    stage: 'next',
    alsoOpen: undefined,
    others: ['later'],
  });
});

test('without exhibitions there is no stage', () => {
  expect(arrange([])).toEqual({ stage: undefined, alsoOpen: undefined, others: [] });
});

test('an exhibition that its operator has ended is not open', () => {
  expect(arrange([show('coming', COMING), show('ended', CLOSED_EARLY)]).stage).toBe('coming');
});

test('R-2.012 D-04 a country’s stage shows only its own exhibitions, the one that ended last if none is left', () => {
  expect(arrange([show('own', COMING), show('abroad', OPEN, 3)], 2)).toEqual({
    stage: 'own',
    alsoOpen: undefined,
    others: ['abroad'],
  });
  expect(arrange([show('over', OVER), show('abroad', OPEN, 3)], 2).stage).toBe('over');
  expect(arrange([show('abroad', OPEN, 3)], 2)).toEqual({ stage: undefined, alsoOpen: undefined, others: ['abroad'] });
});

test('D-05 a list has open exhibitions first, then coming ones by their first day, and ended ones last', () => {
  const on = (id: string, state: State, inshowStartDate: string) => ({
    ...show(id, state),
    inshowStartDate,
  });
  const rows = [
    on('over', OVER, '2026-11-20'),
    on('later', COMING, '2026-12-22'),
    on('next', COMING, '2026-12-01'),
    on('open', OPEN, '2026-11-28'),
    on('closed early', CLOSED_EARLY, '2026-11-19'),
  ];
  expect(sortByOpening(rows).map(({ id }) => id)).toEqual(['open', 'next', 'later', 'closed early', 'over']);
});
