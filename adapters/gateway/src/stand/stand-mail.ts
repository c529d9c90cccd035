import type { Texts } from '@fairhall/core/ports/texts';
import { getFormat } from '@fairhall/core/site/format';
import type { LanguageCode } from '@fairhall/core/site/languages';
import type { Mail } from '../mail/mail.ts';
import { cleanDisplayName, wrapInBidiIsolate } from '../mail/markup.ts';
import { renderMail } from '../mail/render-mail.ts';
import type { StandExhibition } from './stand-ports.ts';

interface StandMail {
  readonly to: string;
  /** Square metres. */
  readonly area: number;
  readonly exhibition: Pick<StandExhibition, 'name' | 'location' | 'inshowStartDate' | 'inshowEndDate'>;
  readonly link: string;
}

/** The email that confirms a stand request. It contains nothing that a person typed. THR-45 THR-46 */
export function standMail(texts: Texts, lang: LanguageCode, { to, area, exhibition, link }: StandMail): Mail {
  const { name, location, inshowStartDate: from, inshowEndDate: end } = exhibition;
  const format = getFormat(lang);
  return renderMail(texts, lang, {
    to,
    subject: texts.text('mail.stand.subject'),
    lines: [
      texts.text('mail.stand.about', { name: wrapInBidiIsolate(cleanDisplayName(name)), area: format.number(area) }),
      texts.text('mail.stand.where', {
        days: format.dateRange({ from, to: end }),
        place: wrapInBidiIsolate(cleanDisplayName(location)),
      }),
      texts.text('mail.stand.next'),
    ],
    action: { words: texts.text('mail.stand.button'), link },
    notes: [texts.text('mail.stand.unbound')],
  });
}

declare module '../mail/mail-kinds.ts' {
  interface MailKinds {
    readonly stand: true;
  }
}
