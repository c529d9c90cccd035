import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { PHRASES } from './english-phrases.ts';

const folder = new URL('../../core/messages/', import.meta.url);
const en = new URL('en/', folder);
const texts = Object.assign(
  {},
  ...readdirSync(en)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(new URL(name, en), 'utf8'))),
) as Record<string, string>;

const glossary = readFileSync(fileURLToPath(new URL('glossary.tsv', folder)), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'));

/** Texts that D-66 fixes word for word. */
const PINNED = new Set([
  'request.relogin',
  'request.network',
  'request.timeout',
  'request.server',
  'common.loading',
  'tag.placeholder',
  'dig.exh.email.empty',
  'home.register.validator.email',
  'login.email.notRegistered',
  'register.email.registered',
  'register.supplier.denied',
  'register.email.enterprise',
  'register.clause.required',
  'tag.max',
  'search.noResult',
  'preReg.thankYou',
  'saas.nomorethanproducts',
]);

/** Texts in which a listed phrase is right. This list only shrinks. */
const RIGHT_IN_PLACE: Readonly<Record<string, string>> = {
  'product.show.title': '“See it at {exhibition}” is an invitation, not a button',
  'terminal.doctor.mailOutbox': '/dev/mails is an address',
};

/** Words from the glossary's “avoid” column that a text may use. This list only shrinks. */
const MAY_USE: Readonly<Record<string, string>> = {
  'enquiry.template.logo.text': 'own logo: the buyer’s own words',
  'feedback.type.quality': 'goods: those that were delivered, not products of the catalogue',
  'tag.more': 'narrow: a search field, not a filter',
  'terminal.search.sort': 'relevance: a value of the option',
  'terminal.staff.certificate.state': 'refused: a value of the option',
};

const words = (term: string) => new RegExp(`(?<![\\w-])${term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-])`, 'i');

test('English texts avoid the phrases that copy-editing removed', () => {
  const found = Object.entries(texts)
    .filter(([key]) => !PINNED.has(key))
    .flatMap(([key, text]) => {
      const rule = PHRASES.find(({ phrase }) => phrase.test(text));
      return rule ? [{ key, text, say: rule.say }] : [];
    });
  expect(found.filter(({ key }) => !(key in RIGHT_IN_PLACE))).toEqual([]);
  expect(Object.keys(RIGHT_IN_PLACE).sort(), 'an exception that is not needed any more').toEqual(
    found.map(({ key }) => key).sort(),
  );
});

test('English texts use the terms of the glossary and avoid the rejected ones', () => {
  const avoided = glossary.flatMap(([, term, , avoid]) =>
    (avoid ?? '')
      .split(', ')
      .filter((word) => word !== '')
      .map((word) => ({ term, word, pattern: words(word) })),
  );
  expect(avoided.length).toBeGreaterThan(200);
  const found = Object.entries(texts)
    .filter(([key]) => !PINNED.has(key))
    .flatMap(([key, text]) =>
      avoided
        .filter(({ pattern }) => pattern.test(text.replace(/\{\w+\}/g, '…')))
        .map(({ term, word }) => ({ key, text, word, say: term })),
    );
  expect(found.filter(({ key }) => !(key in MAY_USE))).toEqual([]);
  expect(Object.keys(MAY_USE).sort(), 'an exception that is not needed any more').toEqual(
    [...new Set(found.map(({ key }) => key))].sort(),
  );
});

test('every term of the glossary has a meaning, and the table has no empty or duplicate rows', () => {
  expect(glossary.filter((cells) => cells.length !== 11 || !cells[0] || !cells[1] || !cells[2])).toEqual([]);
  const terms = glossary.map(([, term]) => term);
  expect(new Set(terms).size).toBe(terms.length);
});
