import { expect, test } from 'vitest';
import { listPageRemarks } from './page-remarks.ts';

const NONE = 'terminal.staff.enquiry.none';
const listKeys = (total: number, pageNo: number, none: typeof NONE | null = NONE) =>
  listPageRemarks({ total, pageNo, pageSize: 20 }, none).map(({ key }) => key);

test('a list names its page, and the option for the next one', () => {
  expect(listKeys(45, 1)).toEqual(['thread.list.page', 'terminal.search.next']);
  expect(listKeys(45, 3)).toEqual(['thread.list.page']);
});

test('an empty list says so, and a page after the last one does not exist', () => {
  expect(listKeys(0, 1)).toEqual([NONE]);
  expect(listKeys(45, 4)).toEqual(['search.pastEnd']);
  expect(listPageRemarks({ total: 0, pageNo: 1, pageSize: 20 }, null)).toEqual([
    { key: 'thread.list.page', values: { page: 1, pages: 1 } },
  ]);
});
