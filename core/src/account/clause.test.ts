import { expect, test } from 'vitest';
import { isClausePrechecked } from '../forms/clause.ts';
import { formatClauseRequired } from './clause.ts';

test.each([
  [[], true],
  [[undefined, ''], true],
  [['356', '356'], true],
  [['276', '356'], false],
  [['356', '616'], false],
])('R-4.090 with the countries %j the terms are accepted by default: %s', (countries, ticked) => {
  expect(isClausePrechecked(countries)).toBe(ticked);
});

test('R-5.049 R-8.033 the toast for terms that were not accepted names the membership terms', () => {
  const texts = {
    lang: 'en',
    text: (key: string, values?: object) => (values === undefined ? `<${key}>` : `${key} ${JSON.stringify(values)}`),
    counted: () => '',
  };
  expect(formatClauseRequired(texts)).toBe('register.clause.required {"terms":"<register.membershipTerms>"}');
});
