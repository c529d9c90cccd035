import { useRef } from 'react';
import { FormColumns, FormHead } from '../forms/form-page.tsx';
import { useBoot, useTexts } from '../page/contexts.ts';
import { PageBreadcrumbs } from '../ui/page-breadcrumbs.tsx';
import { EnquiryAside } from './enquiry-aside.tsx';
import type { EnquiryData } from './enquiry-data.ts';
import { EnquiryForm } from './enquiry-form.tsx';
import { useEnquiry } from './use-enquiry.ts';

/** The page on which a buyer writes to a supplier about a product or about the supplier.  */
export function EnquiryPage({ data }: { data: EnquiryData }) {
  const { device } = useBoot();
  const { text } = useTexts();
  const { target } = data;
  return (
    <div className="wrap bleed" data-page="enquiry">
      {device === 'pc' ? (
        <PageBreadcrumbs crumbs={[{ name: target.name, href: target.href }, { name: text('enquiry.title') }]} />
      ) : null}
      <FormHead title={text('enquiry.title')} />
      <EnquiryColumns key={target.id} data={data} />
    </div>
  );
}

/** The form, and the next steps beside it, which depend on the email address in the form. */
function EnquiryColumns({ data }: { data: EnquiryData }) {
  const form = useRef<HTMLFormElement>(null);
  const flow = useEnquiry(data.opening, form);
  return (
    <FormColumns aside={<EnquiryAside supplier={data.supplier} goesAtOnce={flow.view.goesAtOnce} />}>
      <EnquiryForm ref={form} flow={flow} data={data} />
    </FormColumns>
  );
}
