import { listTopSuppliers } from '../catalogue/find-named-supplier.ts';
import { markExhibitors } from '../catalogue/mark-exhibitors.ts';
import { loadDemoCertificates } from '../certificate/demo-certificates.ts';
import { loadMoreDemoCertificates } from '../certificate/demo-more-certificates.ts';
import { loadDemoBanners } from '../cms/demo-banners.ts';
import { loadDemoPages } from '../cms/demo-pages.ts';
import type { Database } from '../db/database.ts';
import { loadDemoEnquiries } from '../enquiry/demo-enquiries.ts';
import { loadDemoExhibitions } from '../exhibition/demo-exhibitions.ts';
import { loadDemoNews } from '../exhibition/demo-news.ts';
import { exhibitorSql } from '../exhibition/exhibitor-sql.ts';
import { loadDemoPrizes } from '../lottery/demo-prizes.ts';
import { loadDemoPromotions } from '../promotion/demo-promotions.ts';
import { loadDemoReviews } from '../score/demo-reviews.ts';
import { loadDemoLights } from '../traffic-light/demo-lights.ts';
import type { Files } from '../upload/files.ts';
import { claimPackedWorld } from './packed-world.ts';

interface DemoContext {
  /** Where sent files are kept. */
  readonly files: Files;
  /** Epoch milliseconds. */
  readonly now: number;
}

type LoadDemo = (database: Database, surroundings: DemoContext) => Promise<unknown>;

/** A quarter of the demo world's, those that offer most of what is seen first. */
const MAX_CERTIFIED_SUPPLIERS = 60;

const loadCertificatesOfOthers: LoadDemo = async (database, { files, now }) => {
  const [, ...supplierIds] = await listTopSuppliers(database, MAX_CERTIFIED_SUPPLIERS);
  await loadMoreDemoCertificates(database, files, { now, supplierIds });
};

/** What features add to the demo world, in this order. Each loads it once into a database. */
export const DEMO_DATA: readonly LoadDemo[] = [
  (database, { now }) => loadDemoEnquiries(database, now),
  (database, { files, now }) => loadDemoCertificates(database, files, now),
  loadCertificatesOfOthers,
  (database, { now }) => loadDemoLights(database, now),
  (database, { now }) => loadDemoPromotions(database, now),
  (database, { now }) => loadDemoPages(database, now),
  (database, { now }) => loadDemoBanners(database, now),
  // A packed world counts its days from when it was packed; exhibitions are loaded for today.
  (database, { now }) => claimPackedWorld(database, now),
  (database, { now }) => loadDemoExhibitions(database, now),
  (database) => markExhibitors(database, exhibitorSql),
  (database, { now }) => loadDemoPrizes(database, now),
  (database, { now }) => loadDemoNews(database, now),
  (database, { now }) => loadDemoReviews(database, now),
];
