import { gatewayError } from '@fairhall/core/contract/error';
import { err, ok } from '@fairhall/core/result';
import { expect, test } from 'vitest';
import { createScriptedFetch } from '../memory/scripted-fetch.ts';
import { createSimulatedClock } from '../memory/simulated-clock.ts';
import { createStaticContents } from './static-contents.ts';

const about = { title: 'About us', lang: 'en', blocks: [{ type: 'text', text: 'We connect.' }] };

function bench(answer: () => Response) {
  const clock = createSimulatedClock();
  const { fetch, requests } = createScriptedFetch(answer);
  const contents = createStaticContents({ origin: 'https://gateway.test', fetch, clock, timer: clock });
  return { contents, requests };
}

test('R-7.034 static content is a GET at the URL of its site, language and name', async () => {
  const { contents, requests } = bench(() => Response.json(about));
  expect(await contents.load('about-us', 999, 'en')).toEqual(ok(about));
  expect(await contents.load('about-us', 999, 'en')).toEqual(ok(about));
  expect(requests).toEqual([
    { method: 'GET', url: 'https://gateway.test/gateway/999/en/about-us.json', headers: {}, body: null },
  ]);
});

test('R-7.034 missing or invalid content is an error', async () => {
  const missing = bench(() => Response.json({ code: '404' }, { status: 404 }));
  expect(await missing.contents.load('faq', 2, 'tr')).toEqual(err(gatewayError('SERVER_ERROR', '404')));
  const broken = bench(() => Response.json({ title: 'FAQ' }));
  expect(await broken.contents.load('faq', 2, 'tr')).toEqual(err(gatewayError('SERVER_ERROR', 'unreadable')));
});
