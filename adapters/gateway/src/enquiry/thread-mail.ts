import type { Texts } from '@fairhall/core/ports/texts';
import type { LanguageCode } from '@fairhall/core/site/languages';
import type { Mail } from '../mail/mail.ts';
import { cleanDisplayName, wrapInBidiIsolate } from '../mail/markup.ts';
import { renderMail } from '../mail/render-mail.ts';

export interface ThreadMail {
  readonly to: string;
  /** A new enquiry to a supplier, a supplier's answer to a buyer, or a buyer's reply to a supplier. */
  readonly kind: 'new' | 'answer' | 'reply';
  readonly targetType: 'product' | 'supplier';
  readonly targetName: string;
  readonly supplierName: string;
  /** '' if the name is unknown. */
  readonly author: string;
  /** The message as the recipient sees it; '' if it consists of files only. */
  readonly text: string;
  /** Names of the message's files, as the recipient sees them. */
  readonly files: readonly string[];
  /** Whether contact data is masked for the recipient, even if the message has none. */
  readonly isHiding: boolean;
  readonly link: string;
}

/**
 * Returns the mail that tells one side what the other wrote. Its subject contains no text that a user typed. THR-45
 * THR-46
 */
export function threadMail(texts: Texts, lang: LanguageCode, mail: ThreadMail): Mail {
  const { to, kind, link } = mail;
  return renderMail(texts, lang, {
    to,
    subject: texts.text(`mail.thread.${kind}.subject`),
    lines: [texts.text(`mail.thread.${kind}.about.${mail.targetType}`, toNames(texts, mail))],
    ...(mail.text !== '' && { quote: mail.text }),
    ...(mail.files.length > 0 && { after: [formatFiles(texts, mail.files)] }),
    action: { words: texts.text('mail.thread.open'), link },
    notes: mail.isHiding ? [texts.text('mail.thread.hidden')] : [],
  });
}

/** The mail's line in a digest. */
export const threadLine = (texts: Texts, mail: ThreadMail): string =>
  texts.text(`mail.thread.${mail.kind}.listed.${mail.targetType}`, toNames(texts, mail));

/** Names of the author, target and supplier for the texts, with general words for missing names. */
function toNames(texts: Texts, { kind, ...names }: ThreadMail) {
  const [target, supplier, author] = [names.targetName, names.supplierName, names.author].map(cleanDisplayName);
  return {
    from: author ? wrapInBidiIsolate(author) : texts.text(`mail.thread.${kind === 'answer' ? 'supplier' : 'buyer'}`),
    target: target ? wrapInBidiIsolate(target) : texts.text('mail.thread.gone'),
    supplier: supplier ? wrapInBidiIsolate(supplier) : texts.text('mail.thread.supplier'),
  };
}

const formatFiles = (texts: Texts, names: readonly string[]): string =>
  texts.text('mail.thread.files', { names: names.map((name) => wrapInBidiIsolate(cleanDisplayName(name))).join(', ') });

declare module '../mail/mail-kinds.ts' {
  interface MailKinds {
    readonly 'enquiry.new': true;
    readonly 'enquiry.thread': true;
  }
}
