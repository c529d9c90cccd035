import type { EnquiryProduct } from '@fairhall/core/enquiry/draft';
import { enquiryProductKey } from '@fairhall/core/enquiry/keys';
import { useTexts } from '../../page/contexts.ts';
import { usePortsSource } from '../../page/use-ports-source.ts';
import type { ProductData } from './product.screen.ts';

/** The way to the enquiry form; what the form is about is left behind for it. */
export function EnquiryLink({ data }: { data: ProductData }) {
  const { text } = useTexts();
  const source = usePortsSource();
  if (data.enquiryHref === null) return null;
  const product: EnquiryProduct = { id: data.id, name: data.name, image: data.pictures[0]?.thumb ?? null };
  const leaveBehind = () => void source?.load().then(({ storage }) => storage.slot(enquiryProductKey).keep(product));
  return (
    <a className="button primary large" href={data.enquiryHref} onClick={leaveBehind}>
      {text('product.enquire')}
    </a>
  );
}
