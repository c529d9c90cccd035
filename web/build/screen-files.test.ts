import { expect, test } from 'vitest';
import { stripFiles } from './screen-files.ts';

test('the file name of a screen is removed, its import and its message files stay', () => {
  const list = "screen(() => import('./home.screen.ts'), 'src/home/home.screen.ts', ['home'], { isRead: true })";
  expect(stripFiles(list)).toBe("screen(() => import('./home.screen.ts'), '', ['home'], { isRead: true })");
});
