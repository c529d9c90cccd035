import type { Texts } from '@fairhall/core/ports/texts';
import type { LanguageCode } from '@fairhall/core/site/languages';
import type { Mail } from '../mail/mail.ts';
import { cleanDisplayName, wrapInBidiIsolate } from '../mail/markup.ts';
import { renderMail } from '../mail/render-mail.ts';

export interface ThreadMail {
  readonly to: string;
  /** A new enquiry to a supplier, an answer to a buyer, a buyer's reply to a supplier. */
  readonly kind: 'new' | 'answer' | 'reply';
  readonly targetName: string;
  readonly supplierName: string;
  /** '' where no name is known. */
  readonly author: string;
  /** What was written, as the recipient is shown it; '' where it is files alone. */
  readonly text: string;
  /** The names of its files, as the recipient is shown them. */
  readonly files: readonly string[];
  /** Whether contact data is hidden from the recipient, be there any or not. */
  readonly isHiding: boolean;
  readonly link: string;
}

/** Tells one side what the other wrote. Nothing that anybody typed is in the subject. THR-45 THR-46 */
export function threadMail(texts: Texts, lang: LanguageCode, mail: ThreadMail): Mail {
  const { to, kind, link } = mail;
  return renderMail(texts, lang, {
    to,
    subject: texts.text(`mail.thread.${kind}.subject`),
    lines: [texts.text(`mail.thread.${kind}.about`, toNames(texts, mail))],
    ...(mail.text !== '' && { quote: mail.text }),
    ...(mail.files.length > 0 && { after: [formatFiles(texts, mail.files)] }),
    action: { words: texts.text('mail.thread.open'), link },
    notes: mail.isHiding ? [texts.text('mail.thread.hidden')] : [],
  });
}

/** The same in one line, where it is one of several. */
export const threadLine = (texts: Texts, mail: ThreadMail): string =>
  texts.text(`mail.thread.${mail.kind}.listed`, toNames(texts, mail));

/** Who wrote and what it is about; where a name is gone or unknown, words in its place. */
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
