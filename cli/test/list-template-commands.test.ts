import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PAGE_BLOCKS } from '@fairhall/core/contract/cms/limits';
import { findRowProblem, OPERATOR_LISTS } from '@fairhall/core/operator-list/lists';
import { parseBlocks } from '@fairhall/core/operator-list/page-list';
import { expect, test } from 'vitest';
import { LIST_TEMPLATES } from '../src/operator-list/template.ts';
import { createDesk } from './desk.ts';

const desk = createDesk({ 'operatorList.stage': [{ data: { staged: 2 } }], 'operatorList.commit': [{ data: {} }] });
const LISTS = Object.keys(LIST_TEMPLATES) as (keyof typeof LIST_TEMPLATES)[];

test.each(LISTS)('D-94 every row of the template of %s is valid', (list) => {
  expect(LIST_TEMPLATES[list].map((row) => findRowProblem(OPERATOR_LISTS[list], row))).toEqual(
    LIST_TEMPLATES[list].map(() => undefined),
  );
});

test.each(['page', 'news'] as const)('D-45 the template of %s shows every type of block', (list) => {
  expect(parseBlocks(LIST_TEMPLATES[list][0] ?? {})?.map(({ type }) => type)).toEqual([...PAGE_BLOCKS]);
});

test('D-45 the template is printed without a token, or written to a file that the import reads', async () => {
  await desk.open();
  const printed = await desk.line(['staff', 'page', 'import', '--template']);
  expect([printed.exit, printed.out.split('\n')[0]]).toEqual([0, 'page\tabout-us']);
  expect(await desk.line(['staff', 'page', 'import', '--template', 'pages.csv'])).toMatchObject({ exit: 0 });
  const text = readFileSync(join(desk.home, 'pages.csv'), 'utf8');
  for (const type of PAGE_BLOCKS) expect(text).toContain(type);
  const environment = { FAIRHALL_STAFF_TOKEN: `sf_${'a'.repeat(43)}` };
  await desk.line(['staff', 'page', 'import', 'pages.csv', '--reason', 'test'], { environment });
  expect(desk.callsTo('operatorList.stage')).toHaveLength(1);
});

test('D-94 an import without a file says what it needs', async () => {
  await desk.open();
  const environment = { FAIRHALL_STAFF_TOKEN: `sf_${'a'.repeat(43)}` };
  expect(await desk.line(['staff', 'page', 'import', '--reason', 'test'], { environment })).toMatchObject({
    exit: 2,
    err: expect.stringContaining('<file>'),
  });
});
