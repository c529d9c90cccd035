import type { Texts } from '@fairhall/core/ports/texts';
import { getLanguage } from '@fairhall/core/site/languages';
import type { Boot } from '../page/boot.ts';
import type { Head } from '../page/head.ts';
import { renderAccentStyle } from './accent-style.ts';
import type { Piece } from './byte-chunks.ts';
import { type AddressOptions, type HeadTag, headTags } from './head-tags.ts';
import { HIDE_SECRETS_SCRIPT } from './hide-secrets.ts';
import { BUYER_SCRIPT, EVENT_HOLD_SCRIPT, MOBILE_VIEWPORT_SCRIPT } from './inline-scripts.ts';
import { scriptJson, scriptJsonPieces } from './script-json.ts';
import { getCachedJson } from './view-data-cache.ts';

/** The files of a page: stylesheets, fonts, the entry module, and the modules that it loads. */
export interface PageAssets {
  readonly entry: string;
  readonly styles: readonly string[];
  /** The modules that the entry imports statically. */
  readonly entryModules: readonly string[];
  readonly modules: readonly string[];
  /**
   * Whether the page is mainly for reading: its modules then load at the first interaction or when the browser is idle.
   */
  readonly startsLater: boolean;
  readonly fonts: readonly string[];
  /** Inline styles, used in development. */
  readonly inline: string;
}

export interface DocumentParts {
  readonly boot: Boot;
  readonly texts: Texts;
  readonly head: Head;
  readonly pathname: string;
  /** The origin and languages for canonical and alternate links. */
  readonly addressed: AddressOptions;
  /** Structured data (JSON-LD) for search engines. */
  readonly structured: readonly object[];
  readonly assets: PageAssets;
  readonly body: readonly Piece[];
  readonly payload: unknown;
}

const escapeText = (text: string): string => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const escapeValue = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Marks tags that belong to this page only; the browser removes them when it shows another page. */
function tagText(entry: HeadTag): string {
  if (entry.tag === 'title') return `<title>${escapeText(entry.text)}</title>`;
  const attributes = Object.entries(entry.attributes).map(([name, value]) => `${name}="${escapeValue(value)}"`);
  const mark = entry.attributes.name === 'theme-color' ? '' : ' data-page-head=""';
  return `<${entry.tag} ${attributes.join(' ')}${mark}/>`;
}

const toInlineScript = (code: string): string => `<script>${code}</script>`;

/** A form's code is needed soon, but the style sheets and the font of the first paint come before it. */
const toModulePreload = (file: string, { entryModules, startsLater }: PageAssets): string =>
  `<link rel="modulepreload" href="${file}" crossorigin${startsLater || entryModules.includes(file) ? '' : ' fetchpriority="low"'}/>`;

/**
 * `page/load-module.ts` shows this when a part of the page did not load. It is a plain link, so it works without any
 * script.
 */
const loadFailed = ({ text }: Texts): string =>
  `<div id="load-failed" hidden><p>${escapeText(text('document.loadFailed'))}</p><a class="button" href="" data-document="">${escapeText(text('page.reload'))}</a></div>`;

function renderOpening({ boot, head, assets, pathname, addressed, structured }: DocumentParts): string {
  const { direction } = getLanguage(boot.lang);
  const marks = [
    `lang="${boot.lang}" dir="${direction}" data-layout="${boot.device}" data-audience="${boot.audience}"`,
    boot.inApp ? 'data-shell="app"' : '',
    head.industry === undefined ? '' : `data-industry="${head.industry}"`,
    'data-page-state="loading"',
  ];
  const files = [
    ...assets.fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin/>`),
    ...assets.styles.map((file) => `<link rel="stylesheet" href="${file}"/>`),
    ...(assets.startsLater ? assets.entryModules : assets.modules).map((file) => toModulePreload(file, assets)),
  ];
  const jsonLd = structured.map(
    (item) => `<script type="application/ld+json" data-page-head="">${scriptJson(item)}</script>`,
  );
  return [
    `<!doctype html><html ${marks.filter(Boolean).join(' ')}><head><meta charset="utf-8"/>`,
    toInlineScript(HIDE_SECRETS_SCRIPT),
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"/>',
    boot.device === 'h5' ? toInlineScript(MOBILE_VIEWPORT_SCRIPT) : '',
    toInlineScript(BUYER_SCRIPT),
    toInlineScript(EVENT_HOLD_SCRIPT),
    '<link rel="icon" href="/favicon.ico"/><link rel="apple-touch-icon" href="/apple-touch-icon.png"/>',
    `<link rel="manifest" href="/manifest.webmanifest?lang=${boot.lang}"/>`,
    ...headTags(head, addressed, pathname).map(tagText),
    ...files,
    boot.brand.accent === undefined ? '' : `<style>${renderAccentStyle(boot.brand.accent)}</style>`,
    assets.inline,
    ...jsonLd,
    '</head><body><div id="root">',
  ].join('');
}

/** Returns a page's document in pieces. Joining them into one text first would copy them twice. */
export function documentPieces(parts: DocumentParts): readonly Piece[] {
  const { entry: file, startsLater, modules } = parts.assets;
  const later = startsLater ? ` data-modules="${modules.join(' ')}"` : '';
  return [
    renderOpening(parts),
    ...parts.body,
    `</div>${loadFailed(parts.texts)}<script type="application/json" id="boot">`,
    ...scriptJsonPieces(parts.payload, getCachedJson),
    `</script><script type="module" src="${file}"${later}></script></body></html>`,
  ];
}
