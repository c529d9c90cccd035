import { describe, expect, test } from 'vitest';
import { offences } from './boundaries.ts';
import { importsOf, sourcesOf } from './sources.ts';

const PLACES = [
  'core/src/**/*.ts',
  'adapters/src/**/*.ts',
  'adapters/gateway/src/**/*.ts',
  'web/src/**/*.{ts,tsx}',
  'cli/src/**/*.ts',
  'fixtures/src/**/*.ts',
];

describe('who may import whom', () => {
  test.each(PLACES)('%s keeps to its place', (place) => {
    const sources = sourcesOf(place);
    expect(sources.length).toBeGreaterThan(0);
    expect(sources.flatMap(offences)).toEqual([]);
  });

  test.each([
    ['core/src/forms/x.ts', "import { readFile } from 'node:fs/promises';"],
    ['core/src/enquiry/x.ts', "import { searchProducts } from '../catalogue/search.ts';"],
    ['core/src/enquiry/x.ts', "import React from 'react';"],
    ['adapters/src/http/x.ts', "import { createGateway } from '../../gateway/src/gateway.ts';"],
    ['adapters/gateway/src/x.ts', "import { createIds } from '@fairhall/adapters/crypto/ids';"],
    ['web/src/enquiry/x.tsx', "import { RfqForm } from '../rfq/rfq-form.tsx';"],
    ['web/src/enquiry/x.tsx', "const later = import('../rfq/rfq-form.tsx');"],
    ['web/src/page/x.ts', "import { rfqScreens } from '../rfq/screens.ts';"],
    ['web/src/ui/x.tsx', "export { AddToCart } from '../cart/add-to-cart.tsx';"],
    ['web/src/cart/x.tsx', "import { Shell } from '../shell/shell.tsx';"],
    ['fixtures/src/x.ts', "import { createGateway } from '@fairhall/gateway/gateway';"],
  ])('the guard sees what %s must not do: %s', (file, text) => {
    expect(offences({ file, text, imports: importsOf(text) })).toHaveLength(1);
  });
});

describe('R-7.001 one way out', () => {
  const offenders = (text: string) =>
    /\b(?<![.\w])fetch\(|new XMLHttpRequest|(?<![.\w])(?:localStorage|sessionStorage)\b/.test(text);

  test('nothing in web or core calls the network or the browser’s storage itself', () => {
    const sources = [...sourcesOf('web/src/**/*.{ts,tsx}'), ...sourcesOf('core/src/**/*.ts')];
    expect(sources.filter((source) => offenders(source.text)).map((source) => source.file)).toEqual([]);
  });

  test.each(['const answer = await fetch("/x");', 'localStorage.setItem("a", "b");'])('the guard sees %s', (text) => {
    expect(offenders(text)).toBe(true);
  });
});
