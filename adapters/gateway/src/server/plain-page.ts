import type { MessageKey } from '@fairhall/core/messages';
import { isRtl, type LanguageCode } from '@fairhall/core/site/languages';
import { PRODUCT_NAME } from '@fairhall/core/site/product-name';
import { resolveLanguage } from '@fairhall/core/site/resolve-language';
import { escapeHtml } from '../mail/markup.ts';
import type { TextsByLanguage } from '../texts.ts';

export const PAGE_HEADERS_PLAIN = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; frame-ancestors 'self'; base-uri 'none'",
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

interface PlainPage {
  readonly says: MessageKey;
  readonly values?: Readonly<Record<string, string | number>> | undefined;
  /** An id that readers can quote when they report the problem. REL-33 */
  readonly requestId?: string;
  /** A link for the reader to continue. */
  readonly link?: { readonly href: string; readonly says: MessageKey };
}

/**
 * Renders a short page without the page renderer, in the language of `accept` and in English. It costs next to nothing.
 */
export function renderPlainPage(texts: TextsByLanguage, accept: string | undefined, page: PlainPage): string {
  const lang = resolveLanguage({ accept: accept ?? null });
  const words = new Map(([lang, 'en'] as const).map((each) => [texts.of(each).text(page.says, page.values), each]));
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(texts.of(lang).site?.name ?? PRODUCT_NAME)}</title></head>
<body>
${[...words].map(([text, each]) => renderParagraph(each, escapeHtml(text), page, texts)).join('\n')}
</body>
</html>
`;
}

function renderParagraph(
  lang: LanguageCode,
  text: string,
  { link, requestId }: PlainPage,
  texts: TextsByLanguage,
): string {
  const words = texts.of(lang);
  const on = link === undefined ? '' : ` <a href="${escapeHtml(link.href)}">${escapeHtml(words.text(link.says))}</a>`;
  const id = requestId === undefined ? '' : `<br>${escapeHtml(words.text('request.id', { id: requestId }))}`;
  return `<p lang="${lang}" dir="${isRtl(lang) ? 'rtl' : 'ltr'}">${text}${on}${id}</p>`;
}
