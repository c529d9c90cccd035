import { expect, test } from 'vitest';
import { pageFeatures } from './texts.ts';

test('no page is built with the texts that only the gateway or the command line says', () => {
  expect(pageFeatures()).toContain('order');
  expect(
    pageFeatures().filter((feature) => /^(?:mail|refusals|terminal)$|(?:Gateway|Terminal)$/.test(feature)),
  ).toEqual([]);
});
