import { expect, test } from 'vitest';
import { MAX_TAG, TAG_KEYWORD_MAX } from '../contract/rfq/tag-limits.ts';
import { TAG_SEARCH_INLINE, TAG_SEARCH_MODAL } from './limits.ts';
import { findTagByName, searchTags } from './search-tags.ts';
import { buildTagIndex, type TagIndex } from './tag-index.ts';
import { createTagTree, sampleTags } from './tags.test-data.ts';

const index = buildTagIndex(sampleTags);
const namesOf = (keyword: string, limit = 99) => searchTags(index, keyword, limit).entries.map(({ name }) => name);

test('R-5.044 the search ignores letter case', () => {
  expect(namesOf('LAMP')).toEqual(['lamp', 'Table lamp']);
});

test('R-5.044 the search ignores accents, in the keyword and in the name', () => {
  expect(namesOf('suede')).toEqual(['Suède']);
  expect(namesOf('cöttón')).toEqual(['Cotton', 'Organic cotton']);
});

test('R-5.045 R-5.046 R-9.003 R-9.004 of 150 matches the modal lists 99 and the field 10, and both report the total', () => {
  const many = buildTagIndex(createTagTree(150));
  expect([TAG_SEARCH_MODAL, TAG_SEARCH_INLINE]).toEqual([99, 10]);
  const modal = searchTags(many, 'TAG', TAG_SEARCH_MODAL);
  const inline = searchTags(many, 'tag', TAG_SEARCH_INLINE);
  expect([modal.entries.length, modal.total]).toEqual([99, 150]);
  expect([inline.entries.length, inline.total]).toEqual([10, 150]);
});

test('R-9.002 the selection limit and the inline list limit are separate constants, though both are 10 (A-49)', () => {
  expect([MAX_TAG, TAG_SEARCH_INLINE]).toEqual([10, 10]);
});

test('R-5.043 R-9.005 only the first 200 characters of a keyword count', () => {
  expect(TAG_KEYWORD_MAX).toBe(200);
  expect(namesOf(`lamp${' '.repeat(196)}and more`)).toEqual(['lamp', 'Table lamp']);
});

test('names that begin with the keyword come before names that contain it', () => {
  expect(namesOf('cot')).toEqual(['Cotton', 'Organic cotton']);
});

test('an empty keyword lists all tags in tree order', () => {
  expect(namesOf(' ', 3)).toEqual(['Cotton', 'Organic cotton', 'Linen']);
});

test('a tag is found by its full name only', () => {
  expect([findTagByName(index, ' SUEDE ')?.code, findTagByName(index, 'sued')]).toEqual(['TG601041', undefined]);
});

test('a search of 1,500 tags reads each normalized name once and normalizes none again', () => {
  const { tree, byCode, byFolded, entries } = buildTagIndex(createTagTree(1_500));
  let looks = 0;
  const watched = entries.map((entry) => ({
    ...entry,
    get name(): string {
      throw new Error('a name is folded when the tree arrives');
    },
    get folded() {
      looks += 1;
      return entry.folded;
    },
  }));
  const index: TagIndex = { tree, byCode, byFolded, entries: watched };
  searchTags(index, 'number 14', TAG_SEARCH_MODAL);
  expect(looks / entries.length).toBe(1);
});
