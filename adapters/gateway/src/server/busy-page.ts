import { isRtl } from '@fairhall/core/site/languages';
import { resolveLanguage } from '@fairhall/core/site/resolve-language';
import type { FastifyReply } from 'fastify';
import { escapeHtml } from '../mail/markup.ts';
import type { TextsByLanguage } from '../texts.ts';

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; frame-ancestors 'self'; base-uri 'none'",
  'cache-control': 'no-store',
  'retry-after': '2',
  'x-content-type-options': 'nosniff',
};

/** Asks a reader to come again in a moment, in her browser's language and in English. It costs next to nothing. REL-22 */
export function sendBusyPage(reply: FastifyReply, texts: TextsByLanguage): FastifyReply {
  const lang = resolveLanguage({ accept: reply.request.headers['accept-language'] ?? null });
  const words = new Map(([lang, 'en'] as const).map((each) => [texts.of(each).text('request.busy'), each]));
  const paragraphs = [...words].map(
    ([text, each]) => `<p lang="${each}" dir="${isRtl(each) ? 'rtl' : 'ltr'}">${escapeHtml(text)}</p>`,
  );
  return reply
    .code(503)
    .headers(HEADERS)
    .send(`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Fairhall</title></head>
<body>
${paragraphs.join('\n')}
</body>
</html>
`);
}
