import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createTypedText } from '../../../../tests/support/create-typed-text.ts';
import { changeAtPath, findPaths, type MemberPath } from '../../../../tests/support/member-paths.ts';
import { stripBidiControls } from '../../forms/text-input.ts';
import { listCalls } from '../call.ts';
import type { CallExample } from '../call-examples/call-example.ts';
import { CALL_EXAMPLES } from '../call-examples/call-examples.ts';
import { describeCall } from '../describe-call.ts';
import { isCleanText } from '../fields.ts';
import { completeContract } from './complete-contract.ts';

const CALLS = [...listCalls(completeContract)].map(({ name, call }) => ({ name, call, ...exampleOf(name) }));

function exampleOf(name: string): CallExample {
  const example = CALL_EXAMPLES[name];
  if (example === undefined) throw new Error(`there is no example of ${name}`);
  return example;
}

const without = (value: Readonly<Record<string, unknown>>, left: string) =>
  Object.fromEntries(Object.entries(value).filter(([name]) => name !== left));

const isText = (value: unknown): boolean => typeof value === 'string';
const isObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !('arrayBuffer' in value);

/** Calls with a file that may be omitted, since the current file can stay. */
const FILE_MAY_STAY = ['supplierCertificate.save'];

/** Members with a fixed list of values, which are not free text. */
const CHOICES = ['type', 'sort', 'visibility', 'facets', 'role'];
/** Passwords are used as typed. */
const isPassword = ([first]: MemberPath): boolean => String(first).toLowerCase().includes('password');

/** A currency code may be sent in lower case. */
const isCurrency = (place: MemberPath): boolean => place.at(-1) === 'currency';
const textsOf = (input: unknown): MemberPath[] =>
  findPaths(input, isText).filter(([first]) => !CHOICES.includes(String(first)));

test('every call of the contract has an example', () => {
  expect(Object.keys(CALL_EXAMPLES).sort()).toEqual(CALLS.map(({ name }) => name).sort());
});

describe.each(CALLS)('the input of $name', ({ name, call, input }) => {
  const refuses = (data: unknown): boolean => !call.input.safeParse(data).success;
  /** The path that a rejection names; the gateway returns it to the caller. */
  const named = (data: unknown): MemberPath | undefined => {
    const [issue] = call.input.safeParse(data).error?.issues ?? [];
    const [unknown] = issue?.code === 'unrecognized_keys' ? issue.keys : [];
    return (
      issue && [
        ...issue.path.map((key) => (typeof key === 'number' ? key : String(key))),
        ...(unknown ? [unknown] : []),
      ]
    );
  };
  const required = describeCall(name, call).input.required;
  const isRequired = (member: string): boolean => Array.isArray(required) && required.includes(member);

  test('is parsed unchanged, by the gateway as by the client', () => {
    const once = call.input.parse(input);
    expect([once, call.input.parse(once)]).toEqual([input, input]);
  });

  test('may omit optional members and no others', () => {
    for (const member of Object.keys(input)) {
      if (member === 'file') continue; // JSON Schema cannot describe a file
      expect([member, refuses(without(input, member))]).toEqual([member, isRequired(member)]);
    }
  });

  test('rejects unknown members at every depth', () => {
    for (const place of findPaths(input, isObject)) {
      expect(named(changeAtPath(input, place, (value) => ({ ...(value as object), other: 1 })))).toEqual([
        ...place,
        'other',
      ]);
    }
    for (const odd of [null, undefined, 'text', 1, [], [input]]) expect(refuses(odd)).toBe(true);
  });

  test('rejects values of the wrong type at every path', () => {
    for (const place of findPaths(input, (value) => value !== input)) {
      for (const odd of [[[]], Number.NaN, Number.POSITIVE_INFINITY, () => '', { other: 1 }]) {
        expect(named(changeAtPath(input, place, () => odd))?.slice(0, place.length)).toEqual(place);
      }
    }
  });

  test('rejects a missing required member and names it', () => {
    const needsFile = 'file' in input && !FILE_MAY_STAY.includes(name);
    const members = [...(Array.isArray(required) ? required : []), ...(needsFile ? ['file'] : [])];
    for (const member of members) expect(named(without(input, member))).toEqual([member]);
  });

  test('THR-43 rejects text that a database cannot store', () => {
    for (const place of textsOf(input)) {
      for (const odd of ['\u0000', 'a\u0007', '\ud800', '\udc00b']) {
        expect([place, refuses(changeAtPath(input, place, (text) => `${text}${odd}`))]).toEqual([place, true]);
      }
    }
  });

  test('THR-43 rejects text that is too long', () => {
    for (const place of textsOf(input)) {
      expect([place, refuses(changeAtPath(input, place, () => 'a'.repeat(20_001)))]).toEqual([place, true]);
    }
  });

  test('THR-43 is rejected or clean for any text in any field', () => {
    const places = textsOf(input);
    if (places.length === 0) return;
    fc.assert(
      fc.property(fc.constantFrom(...places), createTypedText(30), (place, text) => {
        const sent = changeAtPath(input, place, () => text);
        const parsed = call.input.safeParse(sent);
        if (!parsed.success) return;
        const cleaned = isPassword(place) ? text : stripBidiControls(text);
        const kept = isCurrency(place) ? cleaned.toUpperCase() : cleaned;
        expect([isCleanText(kept), parsed.data]).toEqual([true, changeAtPath(input, place, () => kept)]);
      }),
      { numRuns: 50 },
    );
  });

  test('THR-45 rejects or strips bidi controls in every field but a password', () => {
    const clean = call.input.parse(input);
    for (const place of textsOf(input).filter((way) => !isPassword(way))) {
      for (const control of '\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069') {
        const sent = changeAtPath(input, place, (text) => `${control}${text}${control}`);
        const { success, data } = call.input.safeParse(sent);
        expect([place, success ? data : clean]).toEqual([place, clean]);
      }
    }
  });

  test('rejects any other JSON value without throwing', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const parsed = call.input.safeParse(value);
        expect(parsed.success && !isObject(value)).toBe(false);
      }),
      { numRuns: 50 },
    );
  });
});

describe.each(CALLS)('the output of $name', ({ call, output }) => {
  const reads = (data: unknown): unknown => call.output.safeParse(data).data;

  test('R-7.126 is read as sent, also after JSON serialisation', () => {
    expect([reads(output), reads(JSON.parse(JSON.stringify(output)))]).toEqual([output, output]);
  });

  test('may contain unknown members, which are dropped', () => {
    for (const place of findPaths(output, isObject)) {
      const more = changeAtPath(output, place, (value) => ({ ...(value as object), other: 'x' }));
      const { operatorList, site } = completeContract;
      const isRow = call.path.startsWith(operatorList.list.path.replace('rows', '')) && place.length === 2;
      const isMap = place.at(-1) === 'flags' || isRow || (call === site.translations && place.length === 0);
      const isStrict = place.includes('cateAndTag');
      if (!isMap && !isStrict) expect([place, reads(more)]).toEqual([place, output]);
    }
  });

  test('is unreadable if any value has the wrong type', () => {
    for (const place of findPaths(output, () => true)) {
      expect([place, reads(changeAtPath(output, place, () => () => ''))]).toEqual([place, undefined]);
    }
  });
});
