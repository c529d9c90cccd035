import { expect, test } from 'vitest';
import { isBot } from './bots.ts';

test('D-68 search engines and link previews are bots, headless browsers are not', () => {
  const agents = [
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; Yahoo! Slurp)',
    'facebookexternalhit/1.1',
    'Mozilla/5.0 BingPreview/1.0b',
    'Baiduspider+(+http://www.baidu.com/search/spider.htm)',
    'Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/140.0',
    '',
  ];
  expect(agents.map(isBot)).toEqual([true, true, true, true, true, false, false]);
});
