/** All pages with the form in one file, because every file adds an entry to the list that every page loads. */
export * as crmRfq from './crm.screen.ts';
export * as rfqEdit from './edit.screen.ts';
export * as exhibitionRfq from './exhibition.screen.ts';
export * as rfqLanding from './landing.screen.ts';
export * as rfq from './rfq.screen.ts';
export * as rfqBuyerService from './service.screen.ts';
