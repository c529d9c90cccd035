import { readFileSync } from 'node:fs';
import type { MessageKey } from '@fairhall/core/messages';
import { PAGE_URL_QUERY_NAMES, QUERY_SECRET_NAMES } from '@fairhall/core/routes/query';
import type { LanguageCode } from '@fairhall/core/site/languages';
import { renderMail } from '@fairhall/gateway/mail/render-mail';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COMMAND_NOUNS } from '../../cli/src/nouns.ts';
import { buildLayouts, FILE_OF_LAYOUTS } from './layouts.ts';
import { DIGEST_COUNT, MAIL_TEXTS, MESSAGE_TEXTS, sampleMails } from './sample-mails.ts';

/** Gmail shows only the start of a larger email, and hides the rest behind a link. */
const CLIPPED = 102_000;
const LANGUAGES: readonly LanguageCode[] = ['en', 'ar', 'zh', 'tr'];

test('the layouts match the mjml output of their source: run `node tests/mail/main.ts`', async () => {
  expect(readFileSync(FILE_OF_LAYOUTS, 'utf8')).toEqual(await buildLayouts());
});

/** What a command looks like: the program with a noun, or a verb below `supplier` and `staff`. */
const COMMANDS = new RegExp(
  `\\bfairhall (?!\\p{Lu})[a-z]|\\b(?:supplier|staff) (?:${listNounNames()})\\b|npm run|\\bcli\\b|--[a-z]`,
  'u',
);

function toVerb({ usage }: { readonly usage: string }): string {
  return usage.split(' ', 1)[0] ?? '';
}

/** The names of all nouns below `supplier` and `staff`, as a pattern. */
function listNounNames(): string {
  const nouns = COMMAND_NOUNS.flatMap((noun) => ('nouns' in noun ? (noun.nouns ?? []) : []));
  return [...new Set(nouns.map(({ name, verbs }) => `${name} (?:${verbs.map(toVerb).join('|')})`))].join('|');
}

/** Whether an email needs an answer of the organiser's team, who works with commands. */
const isForCommand = (name: string): boolean => name.startsWith('team.');

describe.each(LANGUAGES)('every email in %s', (lang) => {
  const mails = [...sampleMails(lang)];
  const text = (key: MessageKey) => MESSAGE_TEXTS.of(lang).text(key);

  test('is among the samples', () => {
    const subjects = Object.keys(MESSAGE_TEXTS.all('en')).filter((key) =>
      /^mail\..*\.subject$/.test(key),
    ) as MessageKey[];
    const counted = MESSAGE_TEXTS.of(lang).counted('mail.digest.subject', DIGEST_COUNT);
    const found = new Set(mails.map(([, { subject }]) => subject));
    expect([...found].sort()).toEqual([...new Set([...subjects.map(text), counted])].sort());
  });

  test.each(mails)('%s has a greeting and the name of the sender', (_, mail) => {
    for (const part of [mail.html, mail.text]) {
      expect(part).toContain(text('mail.greeting'));
      expect(part).toContain(text('mail.signature'));
      expect(part).toContain('fairhall.test');
      expect(part).not.toMatch(/\[\[|undefined|\bmail\.\w/);
    }
  });

  test.each(mails.filter(([name]) => !isForCommand(name)))(
    '%s has one main button with its URL in the text too',
    (_, mail) => {
      const [button, ...others] = [...mail.html.matchAll(/class="action"[\s\S]*?href="([^"]+)"/g)];
      expect(others).toEqual([]);
      expect(mail.text).toContain(`\n${button?.[1]}\n`);
    },
  );

  test.each(mails.filter(([name]) => isForCommand(name)))(
    'D-94 %s names the command that answers it, and has no link, since the team has no page for it',
    (_, { html, text: words }) => {
      expect(words).toMatch(/fairhall staff (?:enquiry|rfq) show \S/);
      expect(html).not.toContain('href=');
      expect(words).not.toContain('http');
    },
  );

  test('D-30 a question has a second button for the other answer, with its URL in the text too', () => {
    const asking = mails.filter(([, { html }]) => html.includes('class="other"'));
    expect(asking.map(([kind]) => kind)).toEqual(['meeting']);
    for (const [, mail] of asking) {
      const [, link] = /class="other"[\s\S]*?href="([^"]+)"/.exec(mail.html) ?? [];
      expect(mail.text).toContain(`${text('mail.meeting.decline')}\n${link}\n`);
    }
  });

  test.each(mails.filter(([name]) => !isForCommand(name)))(
    'THR-04 %s links only with public query parameters, or with ones that the first script hides',
    (_, mail) => {
      const links = [...mail.html.matchAll(/href="(http[^"]+)"/g)].map(
        ([, link = '']) => new URL(link.replaceAll(/&(?:amp|#38);/g, '&')),
      );
      expect(links.length).toBeGreaterThan(0);
      const names = links.flatMap(({ searchParams }) => [...searchParams.keys()]);
      expect(names.filter((name) => !PAGE_URL_QUERY_NAMES.has(name) && !QUERY_SECRET_NAMES.has(name))).toEqual([]);
    },
  );

  test.each(mails.filter(([name]) => !isForCommand(name)))(
    'D-30 %s names no command, since its reader has a browser and no command line',
    (_, { text: words }) => {
      expect(words).not.toMatch(COMMANDS);
    },
  );

  test.each(mails)('%s is small, has the direction of its language, and loads nothing from a server', (_, { html }) => {
    expect(Buffer.byteLength(html)).toBeLessThan(CLIPPED);
    expect(html).toContain(`<html lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}"`);
    expect(html).not.toMatch(/\bsrc=|url\(|@import|<link|<script|<form/);
  });
});

const NASTY = [
  '<',
  '>',
  '"',
  "'",
  '&',
  '</div>',
  '<img src=x onerror=a()>',
  '" href="javascript:a()',
  '[[link]]',
  '$t(',
];
const MORE = ['[[words]]', '$&', '<!-- ', ']]>', '\u202e', '\u2068', '\u2069', '{{to}}', '\0', '\r\n', '&#60;'];
const typed = fc
  .array(fc.oneof(fc.constantFrom(...NASTY, ...MORE), fc.string({ unit: 'binary', maxLength: 8 })), { maxLength: 12 })
  .map((parts) => `x${parts.join('')}`);

test('THR-46 user input adds no tag, attribute or link to an email', () => {
  const tagsOf = (html: string) => html.match(/<[^>]*>/g);
  const plain = new Map(
    [...sampleMails('ar')].map(([kind, { html, subject }]) => [kind, { tags: tagsOf(html), subject }]),
  );
  fc.assert(
    fc.property(fc.record({ target: typed, supplier: typed, author: typed, text: typed }), (words) => {
      for (const [kind, { html, subject }] of sampleMails('ar', words))
        expect({ tags: tagsOf(html), subject }).toEqual(plain.get(kind));
    }),
    { numRuns: 60 },
  );
});

test('THR-46 user input appears unchanged', () => {
  const text = '1 < 2 & "so" [[link]] </td>';
  const mail = sampleMails('en', { ...MAIL_TEXTS, text }).get('thread.new');
  expect(mail?.text).toContain(text);
  expect(mail?.html).toContain('1 &#60; 2 &#38; &#34;so&#34; [[link]] &#60;/td&#62;');
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd'])('an email does not link to %s', (link) => {
  const action = { words: 'Press', link };
  const making = () =>
    renderMail(MESSAGE_TEXTS.of('en'), 'en', { to: 'a@example.com', subject: 'x', lines: [], action, notes: [] });
  expect(making).toThrow('neither http nor https');
});

test('every text colour has a contrast of 4.5:1 or better on each of its backgrounds, in light and dark mode', () => {
  const { html = '' } = sampleMails('en').get('thread.new') ?? {};
  const night = html.slice(html.indexOf('prefers-color-scheme: dark'), html.indexOf('</style>', html.indexOf('dark)')));
  const day = html.replace(night, '');
  const [BUTTON, MARK] = ['#1f4afe', '#5382ff'];
  const among = (css: string, pattern: RegExp) => new Set([...css.matchAll(pattern)].map(([, colour = '']) => colour));
  for (const [css, accent] of [
    [day, BUTTON],
    [night, MARK],
  ] as const) {
    const words = [...among(css, /[^-]color: ?(#\w{6})/g)].filter((colour) => colour !== '#ffffff');
    const grounds = [...among(css, /background(?:-color)?: ?(#\w{6})/g)].filter((colour) => colour !== accent);
    expect([words.length, grounds.length].every((found) => found > 1)).toBe(true);
    const weak = words.flatMap((word) =>
      grounds.filter((ground) => contrast(word, ground) < 4.5).map((on) => [word, on]),
    );
    expect(weak).toEqual([]);
  }
  expect(contrast('#ffffff', BUTTON)).toBeGreaterThan(4.5);
});

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((left, right) => right - left);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
