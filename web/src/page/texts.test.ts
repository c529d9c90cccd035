import { expect, test } from 'vitest';
import { pageFeatures } from './texts.ts';

test('pages are built without the texts used only by the gateway or the command line', () => {
  expect(pageFeatures()).toContain('order');
  expect(
    pageFeatures().filter((feature) => /^(?:mail|refusals|terminal)$|(?:Gateway|Terminal)$/.test(feature)),
  ).toEqual([]);
});
