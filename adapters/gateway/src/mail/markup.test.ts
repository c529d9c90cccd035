import { expect, test } from 'vitest';
import { cleanDisplayName, escapeHtml } from './markup.ts';

test('THR-46 a name in an email is one line without URLs or text direction marks', () => {
  expect(cleanDisplayName('Cotton \u202ebag\u202c\r\nBcc: a@b.co https://evil.example/x www.evil.example now')).toEqual(
    'Cotton bag Bcc: a@b.co now',
  );
  expect(cleanDisplayName('x'.repeat(500)).length).toEqual(120);
  expect(cleanDisplayName('نیم‌فاصله')).toEqual('نیم‌فاصله');
});

test('markup in a name is escaped', () => {
  expect(escapeHtml(`<img src="x" onerror='a()'>&`)).toEqual(
    '&#60;img src=&#34;x&#34; onerror=&#39;a()&#39;&#62;&#38;',
  );
});
