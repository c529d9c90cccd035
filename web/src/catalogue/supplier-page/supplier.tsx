import { useBoot, useTexts } from '../../page/contexts.ts';
import { Slot } from '../../page/slots.ts';
import { PageBreadcrumbs } from '../../ui/page-breadcrumbs.tsx';
import { SupplierTrustRow } from '../../ui/supplier-facts.tsx';
import { SupplierList } from '../../ui/supplier-list.tsx';
import { SupplierMonogram } from '../../ui/supplier-monogram.tsx';
import { SupplierReachNote } from '../../ui/supplier-reach-note.tsx';
import { NoItem } from '../no-item.tsx';
import { PromotionNote } from '../promotion-note.tsx';
import { StandAtExhibition } from '../stand-at.tsx';
import { Contact } from './contact.tsx';
import { PageTabs } from './page-tabs.tsx';
import { SupplierAbout, SupplierFactsPanel } from './profile.tsx';
import { SupplierShop } from './shop.tsx';
import styles from './supplier.module.css';
import type { OfferedSuppliers, SupplierData } from './supplier-data.ts';

/** A supplier's description and products, with a button to send an enquiry.  */
export function SupplierPage({ data }: { data: SupplierData }) {
  const { device } = useBoot();
  return (
    <article className="wrap bleed" data-page="supplier">
      {device === 'pc' ? <PageBreadcrumbs crumbs={toBreadcrumbs(data)} /> : null}
      {data.banner === null ? null : <SupplierBanner src={data.banner} />}
      <Head data={data} />
      {device === 'pc' ? <PageDesktop data={data} /> : <Phone data={data} />}
    </article>
  );
}

/** The page of a supplier that does not exist (any more): a search, and similar ones or the most viewed. */
export function SupplierSuggestions({ data: { missing, title, cards } }: { data: OfferedSuppliers }) {
  return (
    <>
      <NoItem words={missing} type="supplier" />
      {cards.length === 0 ? null : (
        <section className="wrap section" data-part="similar">
          <div className="section-head">
            <h2>{title}</h2>
          </div>
          <SupplierList cards={cards} shape="shelf" />
        </section>
      )}
    </>
  );
}

const toBreadcrumbs = ({ name, isHome, shop }: SupplierData) =>
  isHome ? [{ name }] : [{ name, href: shop.allHref }, { name: shop.keyword || (shop.group ?? shop.count) }];

/** A picture of the industry, cropped to a band. It is decorative. */
function SupplierBanner({ src }: { readonly src: string }) {
  return (
    <img className={styles.banner} src={src} alt="" width="960" height="360" fetchPriority="high" decoding="async" />
  );
}

function Head({ data }: { data: SupplierData }) {
  const { device } = useBoot();
  return (
    <header className={`panel stand ${styles.head}`} id="home">
      <SupplierMonogram letters={data.monogram} logo={data.logo} />
      <div className={styles.words}>
        <h1>
          <bdi>{data.name}</bdi>
        </h1>
        <SupplierTrustRow facts={data} isOwn />
        {data.isUnreachable && data.enquiryHref !== null ? <SupplierReachNote supplier={data.name} /> : null}
        {data.standAt === null ? null : <StandAtExhibition at={data.standAt} />}
        {data.promotion === null ? null : <PromotionNote promotion={data.promotion} />}
        {data.collectAt === null ? null : (
          <div className={styles.plan}>
            <Slot name="collect" type="exhibitor" targetId={data.id} exhibitionId={data.collectAt} label={data.name} />
            {data.exhibitionId === null ? null : (
              <Slot
                name="plan"
                exhibitionId={data.exhibitionId}
                supplierId={data.id}
                label={data.name}
                showsPlannerLink
              />
            )}
          </div>
        )}
      </div>
      {device === 'pc' && data.enquiryHref !== null ? (
        <div className={styles.acts}>
          <SupplierActions data={data} />
        </div>
      ) : null}
    </header>
  );
}

/** The buttons to follow the supplier and to send an enquiry; buyers only. */
function SupplierActions({ data }: { data: SupplierData }) {
  const { text } = useTexts();
  if (data.enquiryHref === null) return null;
  return (
    <>
      <Slot name="follow" type="supplier" targetId={data.id} label={data.name} />
      <a className="button primary large" href={data.enquiryHref}>
        {text('supplier.enquire')}
      </a>
    </>
  );
}

function PageDesktop({ data }: { data: SupplierData }) {
  return (
    <>
      {data.isHome ? (
        <div className={styles.columns}>
          <SupplierAbout data={data} />
          <SupplierFactsPanel data={data} />
        </div>
      ) : null}
      <SupplierShop data={data} aside={<Contact data={data} />} />
    </>
  );
}

function Phone({ data }: { data: SupplierData }) {
  return (
    <>
      <PageTabs data={data} />
      {data.isHome ? <SupplierFactsPanel data={data} /> : null}
      <SupplierShop data={data} />
      {data.isHome ? <SupplierAbout data={data} /> : null}
      <Contact data={data} />
      {data.enquiryHref === null ? null : (
        <div className="action-bar">
          <SupplierActions data={data} />
        </div>
      )}
    </>
  );
}
