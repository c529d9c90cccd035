import type { CertificateView } from '@fairhall/core/catalogue/certificates';
import { formatFor } from '@fairhall/core/site/format';
import type { WordsContext } from '../ui/product-words.ts';
import { isolated } from '../ui/supplier-words.ts';

type Shown = 'id' | 'name' | 'number' | 'issuer' | 'scope' | 'fileName' | 'isPicture';

/** A certificate in words. */
export interface CertificateWords extends Pick<CertificateView, Shown> {
  readonly from: string;
  readonly end: string;
  readonly endsSoon: boolean;
  /** Days; '' where none is given. */
  readonly issued: string;
  readonly expires: string;
  readonly checked: string;
  readonly href: string;
}

export function certificateWords(view: CertificateView, { boot, texts }: WordsContext): CertificateWords {
  const { id, name, number, issuer, scope, fileName, isPicture, endsSoon } = view;
  const { date } = formatFor(boot.lang);
  const [issued, expires] = [view.issued, view.expires].map((day) => (day === null ? '' : date(day)));
  return {
    ...{ id, name, number, issuer, scope, fileName, isPicture, endsSoon },
    from: texts.text('certificate.issuer', { issuer: isolated(issuer) }),
    end: expires ? texts.text('certificate.validTo', { day: expires }) : texts.text('certificate.endless'),
    ...{ issued: issued ?? '', expires: expires ?? '', checked: date(view.checked) },
    href: `${boot.gatewayUrl}/${view.path}`,
  };
}
