import type { CertificateView } from '@fairhall/core/certificate/certificate-list.view';
import type { Texts } from '@fairhall/core/ports/texts';
import { getFormat } from '@fairhall/core/site/format';
import type { LanguageCode } from '@fairhall/core/site/languages';
import type { WordsContext } from '../ui/product-words.ts';
import { wrapInIsolate } from '../ui/wrap-in-isolate.ts';

type CertificateViewField = 'id' | 'name' | 'number' | 'issuer' | 'scope' | 'fileName' | 'isPicture' | 'validity';

/** A certificate, formatted. */
export interface CertificateWords extends Pick<CertificateView, CertificateViewField> {
  readonly from: string;
  readonly end: string;
  /** For example "Ends in 71 days". */
  readonly state: string;
  /** Formatted dates; '' for missing ones. */
  readonly issued: string;
  readonly expires: string;
  readonly checked: string;
  readonly href: string;
}

export function certificateWords(view: CertificateView, { boot, texts }: WordsContext): CertificateWords {
  const { id, name, number, issuer, scope, fileName, isPicture, validity } = view;
  const { date } = getFormat(boot.lang);
  const [issued, expires] = [view.issued, view.expires].map((day) => (day === null ? '' : date(day)));
  return {
    id,
    name,
    number,
    issuer,
    scope,
    fileName,
    isPicture,
    validity,
    from: texts.text('certificate.issuer', { issuer: wrapInIsolate(issuer) }),
    end: expires ? texts.text('certificate.validTo', { day: expires }) : texts.text('certificate.endless'),
    state: stateText(view, boot.lang, texts),
    issued: issued ?? '',
    expires: expires ?? '',
    checked: date(view.checked),
    href: `${boot.gatewayUrl}/${view.path}`,
  };
}

function stateText({ validity, daysLeft }: CertificateView, lang: LanguageCode, texts: Texts): string {
  if (validity === 'valid') return texts.text('certificate.valid');
  const count = daysLeft ?? 0;
  if (count === 0) return texts.text('certificate.lastDay');
  return texts.counted('certificate.ending', count, { count: getFormat(lang).number(count) });
}
