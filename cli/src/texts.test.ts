import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findRequestedLanguage, loadTexts } from './texts.ts';

let messages = '';
beforeEach(() => {
  messages = mkdtempSync(join(tmpdir(), 'fairhall-texts-'));
});
afterEach(() => rmSync(messages, { recursive: true }));

function write(lang: string, file: string, texts: Readonly<Record<string, string>>): void {
  mkdirSync(join(messages, lang), { recursive: true });
  writeFileSync(join(messages, lang, file), JSON.stringify(texts));
}

describe('R-1.021 the languages of the command line', () => {
  beforeEach(() => {
    write('en', 'terminal.json', { 'terminal.yes': 'yes' });
    write('en', 'search.json', { 'search.count_one': '{count} result', 'search.count_other': '{count} results' });
  });

  test('a language needs only a folder with every file of the English one', () => {
    write('de', 'terminal.json', { 'terminal.yes': 'ja' });
    write('de', 'search.json', { 'search.count_one': '{count} Treffer', 'search.count_other': '{count} Treffer' });
    const texts = loadTexts('de', messages);
    expect([texts.lang, texts.text('terminal.yes'), texts.counted('search.count', 2)]).toEqual([
      'de',
      'ja',
      '2 Treffer',
    ]);
  });

  test('a language with a missing file, or without any, falls back to English', () => {
    write('de', 'terminal.json', { 'terminal.yes': 'ja' });
    const [half, none] = [loadTexts('de', messages), loadTexts('pl', messages)];
    expect([half.lang, half.text('terminal.yes'), none.lang]).toEqual(['en', 'yes', 'en']);
  });
});

test.each([
  [['--lang', 'ar'], 'ar'],
  [['product', 'search', '--lang=ar'], 'ar'],
  [['--lang', 'xx'], 'en'],
  [[], 'en'],
])('R-1.021 the arguments %o select the language %s', (args, lang) => {
  expect(findRequestedLanguage(args)).toBe(lang);
});
