import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROUTE_DEFINITIONS } from '@fairhall/core/routes/routes';
import { SCREEN_MAPS } from '@fairhall/web/start/screens';
import { describe, expect, test } from 'vitest';
import { ROOT } from './sources.ts';

/** Screens that two features list, and screens without a route. */
function faults(routes: readonly string[], features: readonly (readonly string[])[]): readonly string[] {
  const named = features.flat();
  return [
    ...named.filter((name, index) => named.indexOf(name) !== index).map((name) => `${name} is named twice`),
    ...named.filter((name) => !routes.includes(name)).map((name) => `${name} is no route`),
  ];
}

describe('the registered pages', () => {
  test('each page belongs to one feature and one route', () => {
    expect(faults(Object.keys(ROUTE_DEFINITIONS), SCREEN_MAPS.map(Object.keys))).toEqual([]);
  });

  test('each page names an existing file', () => {
    const files = SCREEN_MAPS.flatMap((screens) => Object.values(screens).map(({ file }) => file));
    expect(files.filter((file) => !existsSync(join(ROOT, 'web', file)))).toEqual([]);
  });

  test('the check detects a screen named twice and one without a route', () => {
    expect(faults(['a', 'b'], [['a', 'b'], ['b'], ['x']])).toEqual(['b is named twice', 'x is no route']);
  });
});
