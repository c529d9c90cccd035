import { expect, test } from 'vitest';
import { getReason, type Interest, selectRecommended } from './recommend.ts';

const NONE: Interest = { enquiredAt: null, savedCount: 0, isFollowed: false, tags: [] };

test('D-28 a recommendation shows its strongest reason: an open enquiry, saved products, following, tags', () => {
  const all = { enquiredAt: 5, savedCount: 2, isFollowed: true, tags: ['TG1'] };
  expect(getReason(all)).toBe('enquired');
  expect(getReason({ ...all, enquiredAt: null })).toBe('saved');
  expect(getReason({ ...all, enquiredAt: null, savedCount: 0 })).toBe('followed');
  expect(getReason({ ...NONE, tags: ['TG1'] })).toBe('tags');
  expect(getReason(NONE)).toBeNull();
});

test('D-28 exhibitors are sorted by their strongest reason, then by all their reasons, then in the given order', () => {
  const exhibitors = [
    { id: 'nothing', interest: NONE },
    { id: 'tag', interest: { ...NONE, tags: ['TG1'] } },
    { id: 'tags', interest: { ...NONE, tags: ['TG1', 'TG2'] } },
    { id: 'saved', interest: { ...NONE, savedCount: 1 } },
    { id: 'savedToo', interest: { ...NONE, savedCount: 1 } },
    { id: 'savedAndTag', interest: { ...NONE, savedCount: 1, tags: ['TG1'] } },
    { id: 'enquired', interest: { ...NONE, enquiredAt: 1 } },
  ];
  expect(selectRecommended(exhibitors).map(({ id, reason }) => `${id}: ${reason}`)).toEqual([
    'enquired: enquired',
    'savedAndTag: saved',
    'saved: saved',
    'savedToo: saved',
    'tags: tags',
    'tag: tags',
  ]);
});
