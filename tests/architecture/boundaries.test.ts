import { describe, expect, test } from 'vitest';
import { listImportViolations } from './boundaries.ts';
import { listUnusedExceptions } from './layers.ts';
import { listImports, readSources, resolveImport } from './sources.ts';

const PLACES = [
  'core/src/**/*.ts',
  'adapters/src/**/*.ts',
  'adapters/gateway/src/**/*.ts',
  'web/src/**/*.{ts,tsx}',
  'web/gallery/**/*.{ts,tsx}',
  'cli/src/**/*.ts',
  'fixtures/src/**/*.ts',
];

describe('import boundaries', () => {
  test.each(PLACES)('%s follows its import rules', (place) => {
    const sources = readSources(place);
    expect(sources.length).toBeGreaterThan(0);
    expect(sources.flatMap(listImportViolations)).toEqual([]);
  });

  test('every exception is still needed', () => {
    const imports = PLACES.flatMap(readSources).flatMap((source) =>
      source.imports.map((specifier) => `${source.file} -> ${resolveImport(source, specifier)}`),
    );
    expect(listUnusedExceptions(new Set(imports))).toEqual([]);
    expect(listUnusedExceptions(new Set())).toContain(
      'adapters/gateway/src/db/migrations/0113-search-codes.ts -> adapters/gateway/src/catalogue/search/tokens.ts',
    );
  });

  test.each([
    ['adapters/gateway/src/features.ts', "import { storeEnquiry } from './enquiry/create-enquiry.ts';"],
    ['adapters/gateway/src/server/x.ts', "import { openFiles } from '../upload/open-files.ts';"],
    ['adapters/gateway/src/cart/x.ts', "import { countOne } from '../limits/daily-count.ts';"],
    ['adapters/gateway/src/db/tables.ts', "import type { CartTables } from '../cart/cart.tables.ts';"],
    ['cli/src/cart/x.ts', "import { print } from '../output.ts';"],
    ['cli/src/cart/x.ts', "import { productTable } from '../catalogue/product-table.ts';"],
    ['core/src/app/x.ts', "import { searchProducts } from '../catalogue/search.ts';"],
  ])('the rules allow in %s: %s', (file, text) => {
    expect(listImportViolations({ file, text, imports: listImports(text) })).toEqual([]);
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
    ['web/src/rfq/x.tsx', "import { Stepper } from '@mantine/core';"],
    ['web/src/cart/x.tsx', "import { Shell } from '../shell/shell.tsx';"],
    ['core/src/forms/x.ts', "export { searchProducts } from '../catalogue/search.ts';"],
    ['core/src/contract/x.ts', "import { searchProducts } from '../catalogue/search.ts';"],
    ['core/src/shortcut.ts', "export * from './catalogue/search.ts';"],
    ['core/src/enquiry/x.ts', "import { createApp } from '../app/app.machine.ts';"],
    ['adapters/gateway/src/cart/x.ts', "import { storeEnquiry } from '../enquiry/store-enquiry.ts';"],
    ['adapters/gateway/src/cart/x.ts', "import { storeEnquiry } from '@fairhall/gateway/enquiry/create-enquiry';"],
    ['adapters/gateway/src/catalogue/world/x.ts', "import { logIn } from '../../account/log-in.ts';"],
    ['adapters/gateway/src/cart/x.ts', "import { createFeatures } from '../features.ts';"],
    ['adapters/gateway/src/cart/x.ts', "export { openGateway } from '../server/open-gateway.ts';"],
    ['adapters/gateway/src/mail/x.ts', "export { enquiryMail } from '../enquiry/enquiry-mail.ts';"],
    ['adapters/gateway/src/shortcut.ts', "export * from './enquiry/create-enquiry.ts';"],
    ['adapters/gateway/src/db/tables.ts', "import { createFeatures } from '../features.ts';"],
    ['adapters/gateway/src/db/tables.ts', "import { syncCart } from '../cart/sync-cart.ts';"],
    ['adapters/gateway/src/db/x.ts', "import type { CartTables } from '../cart/cart.tables.ts';"],
    ['cli/src/cart/x.ts', "import { submitRfq } from '../rfq/submit.ts';"],
    ['cli/src/cart/x.ts', "import { createActor } from 'xstate';"],
    ['cli/src/cart/x.ts', "import { NOUNS } from '../nouns.ts';"],
    ['cli/src/shortcut.ts', "export { submitRfq } from './rfq/submit.ts';"],
    ['fixtures/src/x.ts', "import { createGateway } from '@fairhall/gateway/gateway';"],
  ])('the check rejects in %s: %s', (file, text) => {
    expect(listImportViolations({ file, text, imports: listImports(text) })).toHaveLength(1);
  });
});

describe('R-7.001 network and storage access', () => {
  const offenders = (text: string) =>
    /\b(?<![.\w])fetch\(|new XMLHttpRequest|(?<![.\w])(?:localStorage|sessionStorage)\b/.test(text);

  test('no file in web or core calls the network or browser storage directly', () => {
    const sources = [...readSources('web/src/**/*.{ts,tsx}'), ...readSources('core/src/**/*.ts')];
    expect(sources.filter((source) => offenders(source.text)).map((source) => source.file)).toEqual([]);
  });

  test.each(['const answer = await fetch("/x");', 'localStorage.setItem("a", "b");'])(
    'the check detects %s',
    (text) => {
      expect(offenders(text)).toBe(true);
    },
  );
});
