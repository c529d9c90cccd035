import type { EnquiryView } from '@fairhall/core/enquiry/enquiry.view';
import { getFormat } from '@fairhall/core/site/format';
import type { ReactNode } from 'react';
import { FormFoot } from '../forms/form-page.tsx';
import { useBoot, useTexts } from '../page/contexts.ts';

/** The end of the form: the number of enquiries used today, and the button. */
export function EnquiryFoot({ view, children }: { view: EnquiryView; children: ReactNode }) {
  const { lang } = useBoot();
  const { text } = useTexts();
  const { number } = getFormat(lang);
  const { daily } = view;
  return (
    <FormFoot>
      <p className="meta number" data-daily={daily?.count}>
        {daily === null ? null : text('enquiry.limit.used', { count: number(daily.count), limit: number(daily.limit) })}
      </p>
      {children}
    </FormFoot>
  );
}
