import type { Texts } from '@fairhall/core/ports/texts';
import type { LanguageCode } from '@fairhall/core/site/languages';
import { fillLayout, type LayoutBlock } from './layout.ts';
import type { Mail } from './mail.ts';
import { escapeHtml, removeDirectionMarks, renderHtmlLine, wrapInBidiIsolate } from './markup.ts';

/** The text of a link and its address. */
export interface MailLink {
  readonly words: string;
  /** An http or https URL. */
  readonly link: string;
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
  readonly listed?: readonly MailLink[];
  /** The paragraphs after the list. */
  readonly after?: readonly string[];
  /** The button. */
  readonly action: MailLink;
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
  const frame = {
    greeting: texts.text('mail.greeting'),
    signature: texts.text('mail.signature'),
    host: new URL(content.action.link).host,
  };
  return { to, subject, html: renderHtml(lang, content, frame), text: renderText(content, frame) };
}

type Frame = Readonly<Record<'greeting' | 'signature' | 'host', string>>;

function renderHtml(lang: LanguageCode, content: MailContent, { greeting, signature, host }: Frame): string {
  const { subject, lines, quote, listed = [], after = [], action, otherAction, notes, leave } = content;
  const title = escapeHtml(subject);
  const toBlocks = (name: 'words' | 'note', words: readonly string[]): readonly LayoutBlock[] =>
    words.map((line) => [name, { words: renderHtmlLine(line) }]);
  return fillLayout(lang, [
    ['start', { lang, title, preview: renderHtmlLine(lines[0] ?? '') }],
    ...toBlocks('words', [greeting, ...lines]),
    ...(quote === undefined ? [] : [['quoted', { words: escapeHtml(removeDirectionMarks(quote)) }] as const]),
    ...listed.map((each) => ['listed', toLinkSlots(each)] as const),
    ...toBlocks('words', after),
    ['button', toLinkSlots(action)],
    ...(otherAction === undefined ? [] : [['other', toLinkSlots(otherAction)] as const]),
    ...toBlocks('note', notes),
    ...(leave === undefined ? [] : [['listed', toLinkSlots(leave)] as const]),
    ['end', { signature: escapeHtml(signature), host: escapeHtml(host) }],
  ]);
}

const toLinkSlots = ({ words, link }: MailLink) => ({
  words: renderHtmlLine(words),
  link: escapeHtml(checkLink(link)),
});

function renderText(content: MailContent, { greeting, signature, host }: Frame): string {
  const { lines, quote, listed = [], after = [], action, otherAction, notes, leave } = content;
  const formatTextLink = ({ words, link }: MailLink): string => `${words}\n${checkLink(link)}`;
  return [
    greeting,
    ...lines,
    ...(quote === undefined ? [] : [wrapInBidiIsolate(removeDirectionMarks(quote))]),
    ...listed.map(formatTextLink),
    ...after,
    formatTextLink(action),
    ...(otherAction === undefined ? [] : [formatTextLink(otherAction)]),
    ...notes,
    ...(leave === undefined ? [] : [formatTextLink(leave)]),
    `${signature}\n${host}`,
  ].join('\n\n');
}

function checkLink(link: string): string {
  if (!/^https?:$/.test(new URL(link).protocol)) throw new Error('a link of a mail is neither http nor https');
  return link;
}
