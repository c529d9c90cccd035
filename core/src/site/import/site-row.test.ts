import { describe, expect, test } from 'vitest';
import { createCells } from '../../files/cells.ts';
import { EXHIBITION_TYPES } from '../../routes/parameters.ts';
import { createRouteTable } from '../../routes/route-table.ts';
import { SITE_SETTING_NAMES } from '../site-settings.ts';
import { type ImportedSite, isSiteWord, SITE_BLOCKED_WORDS, SITE_COLUMNS, siteCells, siteFrom } from './site-row.ts';

const NUMBERS: Readonly<Record<string, string>> = { '404': 'KE' };
const facts = (site: string) => ({
  site,
  countryCodes: ['KE', 'TR'],
  toCountryCode: (given: string | undefined) => NUMBERS[given ?? ''] ?? given,
});

/** Reads a row; returns the site, and its problems as `column: code`. */
function read(row: Readonly<Record<string, string>>, before?: ImportedSite) {
  const cells = createCells(Object.keys(row), Object.values(row));
  const site = siteFrom(cells, before, facts(before?.site ?? 'kenya'));
  return { site, problems: cells.problems.map(({ column, code }) => `${column}: ${code}`) };
}

const KENYA: ImportedSite = { site: 'kenya', country: 'KE', language: 'en', settings: {} };
const TURKEY: ImportedSite = {
  site: 'turkey',
  country: 'TR',
  language: 'tr',
  settings: { name: 'Bosphorus' },
};

describe('a site in an import file', () => {
  test('R-3.083 a new site needs a country and a language', () => {
    expect(read({ country: '404', language: 'en' })).toEqual({ site: KENYA, problems: [] });
    expect(read({ country: 'ke', language: 'en' }).site).toEqual(KENYA);
    expect(read({ name: 'Nairobi' }).problems).toEqual(['country: required', 'language: required']);
  });

  test('an unknown country or language is refused with the list of those that are possible', () => {
    const cells = createCells(['country', 'language'], ['XX', 'sw']);
    siteFrom(cells, undefined, facts('kenya'));
    expect(cells.problems).toEqual(
      [
        { column: 'country', code: 'choice', values: { choices: 'KE, TR' } },
        { column: 'language', code: 'choice', values: { choices: expect.stringMatching(/^en, zh, .*, km$/) } },
        { column: 'language', code: 'required' },
      ].filter(({ code }) => code !== 'required'),
    );
  });

  test('D-97 settings are validated and stored as on the command line; an empty cell restores the default', () => {
    const { site, problems } = read({ host: 'Istanbul.Example', name: '', answer_hours: '24' }, TURKEY);
    expect([site.settings, problems]).toEqual([{ host: 'istanbul.example', answerHours: '24' }, []]);
    expect(read({ accent: '#ffffff', mail_reply_to: 'nobody' }, TURKEY).problems).toEqual([
      'accent: setting',
      'mail_reply_to: setting',
    ]);
    expect(read({ country: 'TR' }, TURKEY).site).toEqual(TURKEY);
  });

  test('the country of a site stays, and so does the language of a shipped one', () => {
    expect(read({ country: 'TR', language: 'tr' }, KENYA)).toEqual({
      site: { ...KENYA, language: 'tr' },
      problems: ['country: fixed'],
    });
    expect(read({ language: 'en' }, TURKEY).problems).toEqual(['language: fixed']);
  });

  test('an export has a column for each setting but the logo, and reads back as the same site', () => {
    const cells = siteCells(TURKEY);
    expect(Object.keys(cells)).toEqual(SITE_COLUMNS);
    expect(SITE_COLUMNS).toHaveLength(3 + SITE_SETTING_NAMES.length - 1);
    expect(SITE_COLUMNS.every((column) => /^[a-z0-9_]+$/.test(column))).toBe(true);
    expect(read(cells, TURKEY)).toEqual({ site: TURKEY, problems: [] });
  });
});

describe('the name of an added site', () => {
  test.each([
    ['kenya', true],
    ['saudiarabia', true],
    ['Kenya', false],
    ['ke', false],
    ['kenya2', false],
    ['new-zealand', false],
    ['a'.repeat(21), false],
    ['supplier', false],
  ])('R-2.092 can be %s: %s', (word, isPossible) => {
    expect(isSiteWord(word)).toBe(isPossible);
  });

  test('R-2.092 is no word with which it would stand in the address of another page', () => {
    const starts = [...EXHIBITION_TYPES, 'fair', 'popup', 'show_', 'privacy-policy-', ''];
    const ends = ['', '.html', '/book-stand', '/buyer_operation'];
    const fixed = createRouteTable({ deployPath: '' })
      .all()
      .flatMap(({ patterns }) => patterns)
      .filter((pattern) => !pattern.includes('{'));
    const taken = fixed.flatMap((path) =>
      starts.flatMap((start) =>
        ends.flatMap((end) => {
          const word = new RegExp(`^/${start}([a-z]+)${end.replace('.', '\\.')}$`).exec(path)?.[1];
          // Only the address of the buyers’ activity has the site alone in it.
          return word === undefined || (start === '' && end !== '/buyer_operation') ? [] : [word];
        }),
      ),
    );
    expect(taken.filter(isSiteWord)).toEqual([]);
    expect(SITE_BLOCKED_WORDS).toEqual([...SITE_BLOCKED_WORDS].sort());
  });
});
