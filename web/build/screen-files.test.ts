import { expect, test } from 'vitest';
import { stripFiles } from './screen-files.ts';

test('the name of a screen’s file goes, what is imported and the texts stay', () => {
  const list = "screen(() => import('./home.screen.ts'), 'src/home/home.screen.ts', ['home'], { isRead: true })";
  expect(stripFiles(list)).toBe("screen(() => import('./home.screen.ts'), '', ['home'], { isRead: true })");
});
