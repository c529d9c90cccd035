import type { Texts } from '@fairhall/core/ports/texts';
import type { LanguageCode } from '@fairhall/core/site/languages';
import type { Mail } from '../mail/mail.ts';
import { cleanDisplayName, wrapInBidiIsolate } from '../mail/markup.ts';
import { renderMail } from '../mail/render-mail.ts';
import type { TeamMail } from '../mail/team-news.ts';

interface WithdrawalMail {
  readonly to: string;
  readonly badgeNo: string;
  readonly exhibitionName: string;
  /** The form to register again. */
  readonly link: string;
}

/** The email to the person who withdrew their registration. It contains nothing that a person typed. */
export function withdrawMail(
  texts: Texts,
  lang: LanguageCode,
  { to, badgeNo, exhibitionName, link }: WithdrawalMail,
): Mail {
  const exhibition = wrapInBidiIsolate(cleanDisplayName(exhibitionName));
  return renderMail(texts, lang, {
    to,
    subject: texts.text('mail.withdrawal.subject'),
    lines: [
      texts.text('mail.withdrawal.about', { exhibition }),
      texts.text('mail.withdrawal.badge', { badgeNo: wrapInBidiIsolate(badgeNo) }),
    ],
    action: { words: texts.text('mail.withdrawal.again'), link },
    notes: [texts.text('mail.withdrawal.notYou')],
  });
}

interface WithdrawalNews {
  readonly badgeNo: string;
  readonly contactName: string;
  readonly companyName: string;
  readonly exhibitionName: string;
  /** The exhibition's page. */
  readonly link: string;
}

/** The content of the email to the organiser's team, and its line in a digest. */
export function withdrawNews(
  texts: Texts,
  { badgeNo, exhibitionName, contactName, companyName, link }: WithdrawalNews,
): TeamMail {
  const names = {
    exhibition: wrapInBidiIsolate(cleanDisplayName(exhibitionName)),
    name: wrapInBidiIsolate(cleanDisplayName(contactName)),
    company: wrapInBidiIsolate(cleanDisplayName(companyName)),
    badgeNo: wrapInBidiIsolate(badgeNo),
  };
  return {
    content: {
      subject: texts.text('mail.withdrawalTeam.subject'),
      lines: [texts.text('mail.withdrawalTeam.about', names), texts.text('mail.withdrawalTeam.badge', names)],
      action: { words: texts.text('mail.withdrawalTeam.open'), link },
      notes: [],
    },
    listed: texts.text('mail.withdrawalTeam.listed', names),
  };
}

declare module '../mail/mail-kinds.ts' {
  interface MailKinds {
    readonly 'registration.withdrawn': true;
    readonly 'registration.withdrawn.team': true;
  }
}
