import { expect, test } from 'vitest';
import { cleanName, getExtension } from './file-name.ts';

test.each([
  ['need.pdf', 'need.pdf'],
  ['C:\\Users\\me\\need.pdf', 'need.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['مواصفات الطلب.docx', 'مواصفات الطلب.docx'],
  ['cafe\u0301.txt', 'café.txt'],
  ['invoice\u202Efdp.exe', 'invoicefdp.exe'],
  ['a\r\nContent-Type: text/html.csv', 'html.csv'],
  ['  many   spaces .txt', 'many spaces.txt'],
  ['...hidden.txt', 'hidden.txt'],
  ['.pdf', 'pdf'],
  ['', 'file'],
  ['/', 'file'],
  ['a"b<c>|?*.png', 'abc.png'],
  ['👩‍👩‍👧.png', '👩‍👩‍👧.png'],
])('THR-45 the name %j is stored as %j', (given, kept) => {
  expect(cleanName(given)).toEqual(kept);
});

test('THR-45 a long name is cut between characters and keeps its extension', () => {
  const cut = cleanName(`${'é'.normalize('NFD').repeat(200)}👩‍👩‍👧.pdf`);
  expect([cut.length, cut.endsWith('é.pdf'), getExtension(cut)]).toEqual([120, true, 'pdf']);
  expect(cleanName(`${'👩‍👩‍👧'.repeat(60)}.pdf`)).toEqual(`${'👩‍👩‍👧'.repeat(14)}.pdf`);
});
