import { isLanguageCode } from '@fairhall/core/site/languages';
import { describe, expect, test } from 'vitest';
import {
  listOtherLanguages,
  listTextFaults,
  measureScriptShare,
  readMessages,
  SCRIPT_NAMES,
  type Texts,
} from './messages.ts';
import { readSources } from './sources.ts';

const english = readMessages('en');
/** The requirements of the complete languages; is about all nineteen. */
const ROWS: Readonly<Record<string, string>> = { ar: 'R-1.024', tr: 'R-1.025', zh: 'R-1.022' };
const all = (messages: ReadonlyMap<string, Texts>): Texts => Object.assign({}, ...messages.values());

describe('texts', () => {
  test('R-1.023 every key used in code exists in English, and no key is in two files', () => {
    const keys = [...english.values()].flatMap((texts) => Object.keys(texts));
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
    const features = readSources('core/src/messages.ts').flatMap(({ text }) =>
      [...text.matchAll(/readonly (\w+): typeof import\('\.\.\/messages\/en\/\1\.json'\)/g)].map(
        (match) => match[1] ?? '',
      ),
    );
    expect(features.sort()).toEqual([...english.keys()].sort());
    const known = new Set(keys);
    const sources = [
      ...readSources('core/src/**/*.ts'),
      ...readSources('web/src/**/*.{ts,tsx}'),
      ...readSources('cli/src/**/*.ts'),
      ...readSources('adapters/gateway/src/**/*.ts'),
    ];
    const asked = sources.flatMap(({ text }) =>
      [...text.matchAll(/\btext\('([a-zA-Z.]+)'/g)].map((match) => match[1] ?? ''),
    );
    expect(asked.length).toBeGreaterThan(50);
    expect(asked.filter((key) => !known.has(key))).toEqual([]);
  });

  test.each(listOtherLanguages().map((lang) => [ROWS[lang] ?? 'R-1.021', lang] as const))(
    '%s %s has every text, with its own plural forms and placeholders, in its own script',
    (_, lang) => {
      expect([lang, isLanguageCode(lang)]).toEqual([lang, true]);
      const translated = readMessages(lang);
      const faults = [...english].flatMap(([feature, texts]) =>
        translated.has(feature)
          ? listTextFaults(lang, texts, translated.get(feature) ?? {}).map((fault) => `${feature}.json: ${fault}`)
          : [`core/messages/${lang}/${feature}.json is missing`],
      );
      expect(faults).toEqual([]);
      const scripts = SCRIPT_NAMES[lang];
      if (scripts !== undefined) expect(measureScriptShare(all(translated), scripts)).toBeGreaterThan(0.7);
    },
  );

  test.each(Object.keys(ROWS))('%s is one of the languages', (lang) => {
    expect(listOtherLanguages()).toContain(lang);
  });

  test('the check detects texts that are missing, English, without a plural form, or with another placeholder', () => {
    const source = { plain: 'Text', filled: 'For {name}', n_one: '{count} day', n_other: '{count} days' };
    expect(
      listTextFaults('ar', source, { plain: 'Text', filled: 'لـ {other}', n_other: '{count} يوم', extra: 'زائد' }),
    ).toEqual([
      'n_zero is missing',
      'n_one is missing',
      'n_two is missing',
      'n_few is missing',
      'n_many is missing',
      'plain is still English',
      'filled has other placeholders',
      'extra is not in English',
    ]);
  });
});

describe('R-0.005 no component contains hard-coded text', () => {
  /** Texts in source: between tags, or in an attribute that people read or hear. */
  const literals = (text: string): readonly string[] => [
    ...[...text.matchAll(/>\s*([^<>{}\n]*\p{L}{2}[^<>{}\n]*)\s*<\//gu)].map((match) => match[1]?.trim() ?? ''),
    ...[...text.matchAll(/\b(?:aria-label|placeholder|title|alt)="([^"]*\p{L}{2}[^"]*)"/gu)].map(
      (match) => match[1] ?? '',
    ),
  ];

  test('every visible text of a component comes from the message files', () => {
    const found = readSources('web/src/**/*.tsx').flatMap(({ file, text }) =>
      literals(text).map((words) => `${file}: ${words}`),
    );
    expect(found.filter((line) => !/: Fairhall$/.test(line))).toEqual([]);
  });

  test('the check detects text between tags and in attributes', () => {
    expect(literals('<p>Hello there</p><img alt="A picture" />')).toEqual(['Hello there', 'A picture']);
  });
});
