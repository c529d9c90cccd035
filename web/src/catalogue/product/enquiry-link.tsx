import type { EnquiryProduct } from '@fairhall/core/enquiry/draft';
import { useTexts } from '../../page/contexts.ts';
import type { PortsSource } from '../../page/ports-source.ts';
import { usePortsSource } from '../../page/use-ports-source.ts';
import type { ProductData } from './product.screen.ts';

/** The way to the enquiry form; what the form is about is left behind for it. */
export function EnquiryLink({ data }: { data: ProductData }) {
  const { text } = useTexts();
  const source = usePortsSource();
  if (data.enquiryHref === null) return null;
  const product: EnquiryProduct = { id: data.id, name: data.name, image: data.pictures[0]?.thumb ?? null };
  const leaveBehind = () => void keep(source, product);
  return (
    <a className="button primary large" href={data.enquiryHref} onClick={leaveBehind}>
      {text('product.enquire')}
    </a>
  );
}

/** What a key's value is checked with is not on the first load of the page. */
async function keep(source: PortsSource | null, product: EnquiryProduct): Promise<void> {
  if (source === null) return;
  const [{ storage }, { enquiryProductKey }] = await Promise.all([
    source.load(),
    import('@fairhall/core/enquiry/keys'),
  ]);
  storage.slot(enquiryProductKey).keep(product);
}
