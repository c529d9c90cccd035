import { expect, test } from 'vitest';
import { toFileProblem } from './encode-picture.ts';

test.each([
  ['timeout: 7% complete\nVipsImage: killed for image "temp-93"', 'tooSlow'],
  ['VipsJpeg: premature end of JPEG image', 'damaged'],
  ['Input buffer contains unsupported image format', 'damaged'],
])('THR-35 a valid picture that takes too long is not reported as damaged: %j', (message, problem) => {
  expect(toFileProblem(new Error(message))).toEqual(problem);
});
