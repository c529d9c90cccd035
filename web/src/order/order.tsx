import { FormColumns, FormHead, FormSideCard } from '../forms/form-page.tsx';
import { useBoot, useTexts } from '../page/contexts.ts';
import { Icon } from '../ui/icon.tsx';
import { PageBreadcrumbs } from '../ui/page-breadcrumbs.tsx';
import { StepList } from '../ui/step-list.tsx';
import { SupplierFactList, SupplierHead, SupplierLight } from '../ui/supplier-facts.tsx';
import type { OrderData } from './order-data.ts';
import { OrderForm } from './order-form.tsx';

/** The page to order a product: quantity, price, and the contact for the supplier's reply. D-17 */
export function OrderPage({ data }: { data: OrderData }) {
  const { device } = useBoot();
  const { text } = useTexts();
  const { product, supplier } = data;
  const aside = (
    <>
      <FormSideCard industry={product.industry}>
        <SupplierHead facts={supplier} />
        <SupplierLight light={supplier.light} text={supplier.lightText} />
        <SupplierFactList facts={supplier}>
          <li>
            <Icon name="calendar" />
            <span>{supplier.years}</span>
          </li>
        </SupplierFactList>
      </FormSideCard>
      <StepList
        title={text('order.next.title')}
        steps={[
          text('order.next.mail'),
          text(supplier.isUnreachable ? 'order.next.team' : 'order.next.supplier'),
          text('order.next.agree'),
        ]}
        shape="panel"
      />
    </>
  );
  return (
    <div className="wrap bleed" data-page="startOrder">
      {device === 'pc' ? (
        <PageBreadcrumbs crumbs={[{ name: product.name, href: product.href }, { name: text('order.title') }]} />
      ) : null}
      <FormHead title={text('order.title')} lead={text('order.lead')} />
      <FormColumns aside={aside}>
        <OrderForm key={product.id} data={data} />
      </FormColumns>
    </div>
  );
}
