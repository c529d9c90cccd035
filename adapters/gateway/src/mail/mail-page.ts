import { isRtl, type LanguageCode } from '@fairhall/core/site/languages';
import { escapeHtml } from './markup.ts';

/** A paragraph of markup. */
export const paragraph = (html: string): string => `<p>${html}</p>`;

/** A paragraph with a link to press. */
export const button = (link: string, label: string): string =>
  paragraph(`<a href="${escapeHtml(link)}">${escapeHtml(label)}</a>`);

/** The page of a mail in its language's direction. */
export function mailPage(lang: LanguageCode, title: string, body: string): string {
  const direction = isRtl(lang) ? 'rtl' : 'ltr';
  return `<!doctype html>
<html lang="${lang}" dir="${direction}">
<head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>
<body dir="${direction}" style="font-family:sans-serif;line-height:1.5;max-width:36em;margin:0 auto;padding:1.5em">
${body}
</body>
</html>
`;
}
