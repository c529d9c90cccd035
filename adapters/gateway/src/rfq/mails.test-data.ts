import type { MailSamples } from '../../../../tests/support/mail-samples.ts';
import { renderMail } from '../mail/render-mail.ts';
import { rfqMail } from './rfq-mail.ts';
import { rfqToTeamContent } from './rfq-team-mail.ts';

/** Examples of the emails about requests for quotation that reached no supplier, by kind. */
export const mailSamples: MailSamples = {
  'rfq.unreached': ({ texts, lang, to, link }) => rfqMail(texts, lang, { to, link, notified: 0, isHeld: false }),
  'team.rfq': ({ texts, lang, to, typed }) => {
    const cateAndTag = { tag: [{ label: typed.target, value: 'TG1' }], product: '' };
    const request = {
      rfqId: 'r1',
      siteId: 999,
      description: typed.text,
      cateAndTag,
      quantity: 2_000,
      unit: 'piece',
      countryId: '356',
    };
    const ports = { pageUrl: (_: number, path: string) => `http://fairhall.test${path}`, getCountryCode: () => 'IN' };
    return renderMail(texts, lang, { ...rfqToTeamContent(ports, request, texts, lang).content, to });
  },
};
