import type { Texts } from '@fairhall/core/ports/texts';
import { cleanDisplayName, wrapInBidiIsolate } from '../mail/markup.ts';
import type { TeamMail } from '../mail/team-news.ts';

interface EnquiryToTeam {
  readonly enquiryId: string;
  readonly type: 'product' | 'supplier';
  /** Whether the message is the enquiry's first. */
  readonly isFirst: boolean;
  readonly targetName: string;
  readonly supplierName: string;
  /** The buyer's message as the supplier would see it; '' if it has only files. */
  readonly text: string;
  /** The address of the site. */
  readonly site: string;
}

/** The content of the email, and its line in a digest. */
export function enquiryToTeamContent(
  texts: Texts,
  { enquiryId, type, isFirst, targetName, supplierName, text, site }: EnquiryToTeam,
): TeamMail {
  const names = {
    target: wrapInBidiIsolate(cleanDisplayName(targetName)),
    supplier: wrapInBidiIsolate(cleanDisplayName(supplierName)),
  };
  return {
    content: {
      subject: texts.text('mail.team.enquiry.subject'),
      lines: [texts.text(`mail.team.enquiry.${isFirst ? 'about' : 'again'}.${type}`, names)],
      ...(text !== '' && { quote: text }),
      action: { words: null, link: site },
      notes: [texts.text('mail.team.enquiry.next', { id: enquiryId })],
    },
    listed: texts.text(`mail.team.enquiry.listed.${type}`, { ...names, id: enquiryId }),
  };
}

declare module '../mail/mail-kinds.ts' {
  interface MailKinds {
    readonly 'enquiry.team': true;
  }
}
