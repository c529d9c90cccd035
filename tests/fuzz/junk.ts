import { pick, type Random } from '../bench/catalogue/random.ts';

/** Texts that have broken programs: control characters, long runs, code of several languages. */
const TEXTS: readonly string[] = [
  '',
  ' ',
  '\t\r\n',
  '\u0000',
  'canary\u0000canary',
  '\u0001\u001b[31m',
  '\ud800',
  'canary\udfff',
  '\uffff',
  '\u202ecanary\u2066',
  '\u200b\u200d\ufeff',
  'e\u0301\u0301\u0301',
  '👩‍👩‍👧‍👦',
  '٣٤٥',
  'İıſK',
  "canary' or '1'='1",
  'canary"; drop table rfq; --',
  '%',
  '%%%_\\',
  '\\',
  '{{canary}}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a placeholder that nobody fills
  '${canary}',
  '{email}',
  '<script>canary()</script>',
  '../../../../etc/passwd',
  'canary@example.com\r\nBcc: canary@example.org',
  'canary@',
  '@example.com',
  'CANARY-1@EXAMPLE.COM',
  'null',
  'undefined',
  'NaN',
  'true',
  '0',
  '-1',
  '00000000000000000001',
  '99999999999999999999999999',
  '9223372036854775808',
  '1e9',
  '0x10',
  '2026-02-30',
  'canary & (canary | !canary):*',
  'a'.repeat(65),
  'ﷺ'.repeat(400),
  'a\u0301'.repeat(1_000),
  'canary '.repeat(4_000),
];

/** Numbers at which programs tend to behave differently, such as bounds of integers. */
export const NUMBER_SAMPLES: readonly number[] = [
  0,
  -0,
  -1,
  0.5,
  1,
  2_147_483_647,
  2_147_483_648,
  4_294_967_296,
  Number.MAX_SAFE_INTEGER,
  Number.MIN_SAFE_INTEGER,
  2 ** 63,
  1e21,
  1e308,
  -1e308,
  5e-324,
  Math.PI,
];

const HOLDERS: readonly object[] = [[], {}, [[]], [null], [{}], { a: 1 }, { length: 5 }, { toString: 1, valueOf: 1 }];

/**
 * Placeholders for numbers that JSON text can contain and JavaScript cannot, such as 1e999. `toJsonText` inserts the
 * numbers.
 */
export const NUMBER_PLACEHOLDERS: Readonly<Record<string, string>> = {
  '@huge': '1e999',
  '@tiny': '-1e-999',
  '@long': '1'.repeat(400),
  '@precise': `0.${'3'.repeat(300)}`,
};

/** A value of a random type, independent of the schema. */
export function createJunk(random: Random): unknown {
  switch (Math.floor(random() * 8)) {
    case 0:
      return pick(NUMBER_SAMPLES, random);
    case 1:
      return pick([null, true, false], random);
    case 2:
      return structuredClone(pick(HOLDERS, random));
    case 3:
      return nested(1 + Math.floor(random() * 40), random() < 0.5);
    case 4:
      return pick(Object.keys(NUMBER_PLACEHOLDERS), random);
    case 5:
      return Array.from({ length: Math.floor(random() * 120) }, () => pick(TEXTS.slice(0, 40), random));
    default:
      return pick(TEXTS, random);
  }
}

export const pickJunkText = (random: Random): string => pick(TEXTS, random);

function nested(depth: number, inLists: boolean): unknown {
  let value: unknown = 'canary';
  for (let level = 0; level < depth; level += 1) value = inLists ? [value] : { a: value };
  return value;
}
