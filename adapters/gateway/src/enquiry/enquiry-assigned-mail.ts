import type { Texts } from '@fairhall/core/ports/texts';
import type { LanguageCode } from '@fairhall/core/site/languages';
import type { Mail } from '../mail/mail.ts';
import { cleanDisplayName, wrapInBidiIsolate } from '../mail/markup.ts';
import { renderMail } from '../mail/render-mail.ts';

interface EnquiryAssignedMail {
  readonly to: string;
  /** Name of the colleague who assigned it; '' if they gave none. */
  readonly colleague: string;
  /** '' if the target is no longer in the catalogue. */
  readonly targetName: string;
  /** The buyer's last message as the supplier sees it; '' if it consists of files only. */
  readonly text: string;
  /** Whether contact data is masked for the recipient. */
  readonly isHiding: boolean;
  readonly link: string;
}

/**
 * Returns the mail that tells a member of a supplier's team that a colleague handed them an enquiry. Its subject
 * contains no text that a user typed. THR-45 THR-46
 */
export function enquiryAssignedMail(
  texts: Texts,
  lang: LanguageCode,
  { to, text, isHiding, link, ...names }: EnquiryAssignedMail,
): Mail {
  const [colleague, target] = [names.colleague, names.targetName].map(cleanDisplayName);
  return renderMail(texts, lang, {
    to,
    subject: texts.text('mail.assigned.subject'),
    lines: [
      texts.text('mail.assigned.about', {
        colleague: colleague ? wrapInBidiIsolate(colleague) : texts.text('mail.assigned.colleague'),
        target: target ? wrapInBidiIsolate(target) : texts.text('mail.thread.gone'),
      }),
      texts.text('mail.assigned.next'),
    ],
    ...(text !== '' && { quote: text }),
    action: { words: texts.text('mail.thread.open'), link },
    notes: isHiding ? [texts.text('mail.thread.hidden')] : [],
  });
}

declare module '../mail/mail-kinds.ts' {
  interface MailKinds {
    readonly 'enquiry.assigned': true;
  }
}
