import { listTopSuppliers } from '../catalogue/find-named-supplier.ts';
import { markExhibitors } from '../catalogue/mark-exhibitors.ts';
import { loadDemoCertificates } from '../certificate/demo-certificates.ts';
import { loadMoreDemoCertificates } from '../certificate/demo-more-certificates.ts';
import { loadDemoBanners } from '../cms/demo-banners.ts';
import { loadDemoPages } from '../cms/demo-pages.ts';
import { loadDemoCoupons } from '../coupon/demo-coupons.ts';
import type { Database } from '../db/database.ts';
import { loadDemoEnquiries } from '../enquiry/demo-enquiries.ts';
import { loadDemoSavedReplies } from '../enquiry/demo-saved-replies.ts';
import { loadDemoExhibitions } from '../exhibition/demo-exhibitions.ts';
import { loadDemoNews } from '../exhibition/demo-news.ts';
import { exhibitorSql } from '../exhibition/exhibitor-sql.ts';
import { loadDemoPrizes } from '../lottery/demo-prizes.ts';
import { loadDemoPromotions } from '../promotion/demo-promotions.ts';
import { loadDemoReviews } from '../score/demo-reviews.ts';
import { loadDemoPeople } from '../supplier/demo-people.ts';
import { loadDemoLights } from '../traffic-light/demo-lights.ts';
import type { Files } from '../upload/files.ts';
import { claimPackedWorld } from './packed-world.ts';

interface DemoContext {
  /** The uploaded files. */
  readonly files: Files;
  /** Epoch milliseconds. */
  readonly now: number;
}

type LoadDemo = (database: Database, surroundings: DemoContext) => Promise<unknown>;

/** A quarter of the demo suppliers, those with the most of the first products. */
const MAX_CERTIFIED_SUPPLIERS = 60;

const loadCertificatesOfOthers: LoadDemo = async (database, { files, now }) => {
  const [, ...supplierIds] = await listTopSuppliers(database, MAX_CERTIFIED_SUPPLIERS);
  await loadMoreDemoCertificates(database, files, { now, supplierIds });
};

/** The features' additions to the demo data, in this order. Each is loaded once into a database. */
export const DEMO_DATA: readonly LoadDemo[] = [
  (database, { now }) => loadDemoPeople(database, now),
  (database, { now }) => loadDemoEnquiries(database, now),
  (database, { now }) => loadDemoSavedReplies(database, now),
  (database, { files, now }) => loadDemoCertificates(database, files, now),
  loadCertificatesOfOthers,
  (database, { now }) => loadDemoLights(database, now),
  (database, { now }) => loadDemoPromotions(database, now),
  (database, { now }) => loadDemoCoupons(database, now),
  (database, { now }) => loadDemoPages(database, now),
  (database, { now }) => loadDemoBanners(database, now),
  // The days of a packed world count from the time of packing, but exhibitions are loaded for today.
  (database, { now }) => claimPackedWorld(database, now),
  (database, { now }) => loadDemoExhibitions(database, now),
  (database) => markExhibitors(database, exhibitorSql),
  (database, { now }) => loadDemoPrizes(database, now),
  (database, { now }) => loadDemoNews(database, now),
  (database, { now }) => loadDemoReviews(database, now),
];
