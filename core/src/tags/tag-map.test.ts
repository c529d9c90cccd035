import { expect, test } from 'vitest';
import { buildTagMap } from './tag-map.ts';

const TREE = [
  {
    id: '601',
    name: 'Materials',
    children: [{ id: '60103', name: 'Natural fibres', tags: [{ name: 'Cotton', code: 'TG061301' }] }],
  },
];

test('R-3.008 a tag map entry holds the tag and its two categories', () => {
  expect(buildTagMap(TREE)).toEqual({
    TG061301: { tagCode: 'TG061301', tagName: 'Cotton', category1Id: '601', category2Id: '60103' },
  });
});
