import type { MailSamples } from '../../../../tests/support/mail-samples.ts';
import { enquiryAssignedMail } from './enquiry-assigned-mail.ts';

/** Examples of the emails about assigned enquiries, by kind. */
export const mailSamples: MailSamples = {
  assigned: ({ texts, lang, to, link, typed }) =>
    enquiryAssignedMail(texts, lang, {
      to,
      link,
      colleague: typed.author,
      targetName: typed.target,
      text: typed.text,
      isHiding: true,
    }),
};
