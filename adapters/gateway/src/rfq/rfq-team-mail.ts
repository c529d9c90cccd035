import type { Texts } from '@fairhall/core/ports/texts';
import { getFormat } from '@fairhall/core/site/format';
import type { LanguageCode } from '@fairhall/core/site/languages';
import type { TeamMail } from '../mail/team-news.ts';
import type { RfqPorts } from './rfq-ports.ts';
import type { RfqToStore } from './rfq-to-store.ts';

export interface RfqForTeam
  extends Pick<RfqToStore, 'description' | 'question' | 'cateAndTag' | 'quantity' | 'unit' | 'countryId'> {
  readonly rfqId: string;
  readonly siteId: number;
}

/** The content of the email, and its line in a digest. */
export function rfqToTeamContent(
  { pageUrl, getCountryCode }: Pick<RfqPorts, 'pageUrl' | 'getCountryCode'>,
  { rfqId, siteId, description, question, cateAndTag, quantity, unit, countryId }: RfqForTeam,
  texts: Texts,
  lang: LanguageCode,
): TeamMail {
  const { number, countryName } = getFormat(lang);
  const sought = [...(cateAndTag?.tag.map(({ label }) => label) ?? []), cateAndTag?.product ?? ''].filter(Boolean);
  const country = getCountryCode(countryId ?? '');
  const amount = quantity === undefined ? '' : `${number(quantity)} ${unit ?? ''}`.trim();
  const facts = [...sought, amount, country === undefined ? '' : countryName(country)].filter(Boolean);
  return {
    content: {
      subject: texts.text('mail.team.rfq.subject'),
      lines: [texts.text('mail.team.rfq.about')],
      quote: [facts.join(' · '), description, question ?? ''].filter(Boolean).join('\n'),
      action: { words: null, link: pageUrl(siteId, '/') },
      notes: [texts.text('mail.team.rfq.next', { id: rfqId })],
    },
    listed: texts.text('mail.team.rfq.listed', { id: rfqId }),
  };
}

declare module '../mail/mail-kinds.ts' {
  interface MailKinds {
    readonly 'rfq.team': true;
  }
}
