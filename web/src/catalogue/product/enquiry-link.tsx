import type { EnquiryProduct } from '@fairhall/core/enquiry/draft';
import { useTexts } from '../../page/contexts.ts';
import { loadModule } from '../../page/load-module.ts';
import type { PortsSource } from '../../page/ports-source.ts';
import { usePortsSource } from '../../page/use-ports-source.ts';
import type { ProductData } from './product-data.ts';

/** The link to the enquiry form; a click stores the product for the form. */
export function EnquiryLink({ data }: { data: ProductData }) {
  const { text } = useTexts();
  const source = usePortsSource();
  if (data.enquiryHref === null) return null;
  const product: EnquiryProduct = { id: data.id, name: data.name, image: data.pictures[0]?.thumb ?? null };
  const storeProduct = () => void saveProduct(source, product);
  return (
    <a className="button primary large" href={data.enquiryHref} onClick={storeProduct}>
      {text('product.enquire')}
    </a>
  );
}

/** Imported at the click because the key brings its schema, and schemas are not part of the first load. */
async function saveProduct(source: PortsSource | null, product: EnquiryProduct): Promise<void> {
  if (source === null) return;
  const [{ storage }, { enquiryProductKey }] = await Promise.all([
    source.load(),
    loadModule(() => import('@fairhall/core/enquiry/keys')),
  ]);
  storage.slot(enquiryProductKey).save(product);
}
