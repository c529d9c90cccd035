import * as fc from 'fast-check';

/**
 * Any text that a user may type or paste, for property tests: words of any script, invisible characters, lone
 * surrogates, control characters, and white space around it.
 */
export const createTypedText = (maxLength = 60) =>
  fc.oneof(
    fc.string({ unit: 'grapheme', maxLength }),
    fc.string({ unit: 'binary', maxLength }),
    fc.string({
      unit: fc.constantFrom(
        ' ',
        '\n',
        '\u0000',
        '\u000b',
        '\ud83d',
        '\udc00',
        'a',
        '7',
        'é',
        '\u200f',
        '\u202e',
        '\u2068',
      ),
      maxLength,
    }),
  );
