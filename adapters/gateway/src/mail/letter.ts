import type { Texts } from '@fairhall/core/ports/texts';
import type { LanguageCode } from '@fairhall/core/site/languages';
import { fillLayout, type Part } from './layout.ts';
import type { Mail } from './mail.ts';
import { escapeHtml, isolated, markedUp, withoutTurns } from './markup.ts';

/** Words that lead somewhere. */
export interface Linked {
  readonly words: string;
  /** By http or https. */
  readonly link: string;
}

/** What a mail says. A name in it that somebody else typed is `isolated(plainName(name))`. */
export interface Letter {
  readonly to: string;
  /** Nothing that anybody typed is in it. THR-46 */
  readonly subject: string;
  /** What comes after the greeting. */
  readonly lines: readonly string[];
  /** What somebody else wrote, as the recipient may see it. */
  readonly quote?: string;
  readonly listed?: readonly Linked[];
  /** What follows the list. */
  readonly after?: readonly string[];
  /** The one thing to do next. */
  readonly action: Linked;
  /** What is good to know, below the button. */
  readonly notes: readonly string[];
  /** Where mails of this kind are ended, at the very end. */
  readonly leave?: Linked;
}

/**
 * Every mail is made here: a greeting, what it says, one button, and who sends it, as HTML and as text in the reader's
 * language and direction. All that is put in is escaped. Throws where a link is neither http nor https. THR-46
 */
export function letter(texts: Texts, lang: LanguageCode, content: Letter): Mail {
  const { to, subject } = content;
  const frame = {
    greeting: texts.text('mail.greeting'),
    signature: texts.text('mail.signature'),
    host: new URL(content.action.link).host,
  };
  return { to, subject, html: htmlOf(lang, content, frame), text: textOf(content, frame) };
}

type Frame = Readonly<Record<'greeting' | 'signature' | 'host', string>>;

function htmlOf(lang: LanguageCode, content: Letter, { greeting, signature, host }: Frame): string {
  const { subject, lines, quote, listed = [], after = [], action, notes, leave } = content;
  const title = escapeHtml(subject);
  const said = (name: 'words' | 'note', words: readonly string[]): readonly Part[] =>
    words.map((line) => [name, { words: markedUp(line) }]);
  return fillLayout(lang, [
    ['start', { lang, title, preview: markedUp(lines[0] ?? '') }],
    ...said('words', [greeting, ...lines]),
    ...(quote === undefined ? [] : [['quoted', { words: escapeHtml(withoutTurns(quote)) }] as const]),
    ...listed.map((each) => ['listed', pressed(each)] as const),
    ...said('words', after),
    ['button', pressed(action)],
    ...said('note', notes),
    ...(leave === undefined ? [] : [['listed', pressed(leave)] as const]),
    ['end', { signature: escapeHtml(signature), host: escapeHtml(host) }],
  ]);
}

const pressed = ({ words, link }: Linked) => ({ words: markedUp(words), link: escapeHtml(webAddress(link)) });

function textOf(content: Letter, { greeting, signature, host }: Frame): string {
  const { lines, quote, listed = [], after = [], action, notes, leave } = content;
  const written = ({ words, link }: Linked): string => `${words}\n${webAddress(link)}`;
  return [
    greeting,
    ...lines,
    ...(quote === undefined ? [] : [isolated(withoutTurns(quote))]),
    ...listed.map(written),
    ...after,
    written(action),
    ...notes,
    ...(leave === undefined ? [] : [written(leave)]),
    `${signature}\n${host}`,
  ].join('\n\n');
}

function webAddress(link: string): string {
  if (!/^https?:$/.test(new URL(link).protocol)) throw new Error('a link of a mail is neither http nor https');
  return link;
}
