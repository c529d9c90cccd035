import { imageUrl, SITE_LOGO_WIDTH } from '@fairhall/core/contract/resource';
import type { Texts } from '@fairhall/core/ports/texts';
import type { LanguageCode } from '@fairhall/core/site/languages';
import { PRODUCT_NAME } from '@fairhall/core/site/product-name';
import { DEFAULT_BRAND, type SiteBrand } from '@fairhall/core/site/site-brand';
import { fillLayout, type LayoutBlock } from './layout.ts';
import type { Mail } from './mail.ts';
import { escapeHtml, removeDirectionMarks, renderHtmlLine, wrapInBidiIsolate } from './markup.ts';

/** The text of a link and its address. */
export interface MailLink {
  readonly words: string;
  /** An http or https URL. */
  readonly link: string;
}

/** The button of an email. For a reader who acts with a command it has no words, and is only an address of the site. */
export interface MailAction {
  readonly words: string | null;
  readonly link: string;
}

/** A line of a list. Without a link, it names the command that opens it. */
export interface MailLine {
  readonly words: string;
  readonly link: string | null;
}

/**
 * The content of an email. A name that another person typed must be wrapped by
 * `wrapInBidiIsolate(cleanDisplayName(name))`.
 */
export interface MailContent {
  readonly to: string;
  /** Contains nothing that a person typed. THR-46 */
  readonly subject: string;
  /** The paragraphs after the greeting. */
  readonly lines: readonly string[];
  /** Text that another person wrote, cleaned for the recipient. */
  readonly quote?: string;
  readonly listed?: readonly MailLine[];
  /** The paragraphs after the list. */
  readonly after?: readonly string[];
  readonly action: MailAction;
  /** The other answer to a question: a second, plainer button. */
  readonly otherAction?: MailLink;
  /** Notes below the button. */
  readonly notes: readonly string[];
  /** The link to unsubscribe or withdraw, at the very end. */
  readonly leave?: MailLink;
}

/**
 * Renders every email: a greeting, the content, the button and the sender, as HTML and as plain text in the reader's
 * language and direction. Escapes all content. Throws if a link is neither http nor https. THR-46
 */
export function renderMail(texts: Texts, lang: LanguageCode, content: MailContent): Mail {
  const { to, subject } = content;
  const { site = DEFAULT_BRAND } = texts;
  const { origin, host } = new URL(content.action.link);
  const frame = {
    site,
    greeting: texts.text('mail.greeting'),
    signature: getSignature(texts, site),
    origin,
    contact: [host, site.address, site.phone, site.email].filter((line) => line !== ''),
  };
  return { to, siteId: site.siteId, subject, html: renderHtml(lang, content, frame), text: renderText(content, frame) };
}

interface Frame {
  readonly site: SiteBrand;
  readonly greeting: string;
  readonly signature: string;
  /** The origin of the links, for the logo. */
  readonly origin: string;
  readonly contact: readonly string[];
}

/** The name with the tagline. A site with a name of its own does not have the product’s tagline. */
function getSignature(texts: Texts, { name, tagline }: SiteBrand): string {
  if (tagline !== '') return texts.text('mail.signature.own', { tagline });
  return name === PRODUCT_NAME ? texts.text('mail.signature') : name;
}

/** The accent colours of the layout: of its buttons, and of its links. */
const LAYOUT_ACCENTS = /#1f4afe|#173bd0/g;
/** The product’s mark beside the name: a table, because mail programs show no SVG. */
const MARK =
  '<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="font-size:0;line-height:0"><tr><td class="mark" colspan="3" width="20" height="5" style="background:#1f4afe"></td></tr><tr><td colspan="3" height="2"></td></tr><tr><td class="mark" rowspan="2" width="5" height="13" style="background:#1f4afe"></td><td width="2" height="5"></td><td class="mark" width="13" height="5" style="background:#1f4afe"></td></tr><tr><td colspan="2" height="8"></td></tr></table>';

function renderMark({ logo, accent }: SiteBrand, origin: string): string {
  if (logo === '') return accent === '' ? MARK : MARK.replace(LAYOUT_ACCENTS, accent);
  const src = escapeHtml(imageUrl(`${origin}/gateway`, logo, SITE_LOGO_WIDTH));
  return `<img src="${src}" height="40" alt="" style="display:block;height:40px;width:auto;max-width:160px;border:0">`;
}

function renderHtml(lang: LanguageCode, content: MailContent, frame: Frame): string {
  const { site, greeting, signature, origin, contact } = frame;
  const { subject, lines, quote, listed = [], after = [], action, otherAction, notes, leave } = content;
  const title = escapeHtml(subject);
  const toBlocks = (name: 'words' | 'note', words: readonly string[]): readonly LayoutBlock[] =>
    words.map((line) => toBlock(name, line));
  const mark = renderMark(site, origin);
  const blocks: readonly LayoutBlock[] = [
    ['start', { lang, title, preview: renderHtmlLine(lines[0] ?? ''), mark, site: escapeHtml(site.name) }],
    ...toBlocks('words', [greeting, ...lines]),
    ...(quote === undefined ? [] : [['quoted', { words: escapeHtml(removeDirectionMarks(quote)) }] as const]),
    ...listed.map(({ words, link }) =>
      link === null ? toBlock('words', words) : (['listed', toLinkSlots({ words, link })] as const),
    ),
    ...toBlocks('words', after),
    ...listButtons(action).map((each) => ['button', toLinkSlots(each)] as const),
    ...(otherAction === undefined ? [] : [['other', toLinkSlots(otherAction)] as const]),
    ...toBlocks('note', notes),
    ...(leave === undefined ? [] : [['listed', toLinkSlots(leave)] as const]),
    ['end', { signature: escapeHtml(signature), contact: contact.map(escapeHtml).join('<br>') }],
  ];
  return fillLayout(lang, blocks, site.accent === '' ? undefined : { from: LAYOUT_ACCENTS, to: site.accent });
}

const toBlock = (name: 'words' | 'note', line: string): LayoutBlock => [name, { words: renderHtmlLine(line) }];

const listButtons = ({ words, link }: MailAction): readonly MailLink[] => (words === null ? [] : [{ words, link }]);

const toLinkSlots = ({ words, link }: MailLink) => ({
  words: renderHtmlLine(words),
  link: escapeHtml(checkLink(link)),
});

function renderText(content: MailContent, { greeting, signature, contact }: Frame): string {
  const { lines, quote, listed = [], after = [], action, otherAction, notes, leave } = content;
  const formatTextLink = ({ words, link }: MailLink): string => `${words}\n${checkLink(link)}`;
  return [
    greeting,
    ...lines,
    ...(quote === undefined ? [] : [wrapInBidiIsolate(removeDirectionMarks(quote))]),
    ...listed.map(({ words, link }) => (link === null ? words : formatTextLink({ words, link }))),
    ...after,
    ...listButtons(action).map(formatTextLink),
    ...(otherAction === undefined ? [] : [formatTextLink(otherAction)]),
    ...notes,
    ...(leave === undefined ? [] : [formatTextLink(leave)]),
    [signature, ...contact].join('\n'),
  ].join('\n\n');
}

function checkLink(link: string): string {
  if (!/^https?:$/.test(new URL(link).protocol)) throw new Error('a link of a mail is neither http nor https');
  return link;
}
