/** What calls and forms of a pre-registration have in common. */

/** Longest name of a person, in characters (D-10). */
export const CONTACT_NAME_MAX = 100;
/** Longest name of a company, in characters (D-10). */
export const COMPANY_MAX = 200;
/** Longest address of a company's website, in characters (D-10). */
export const COMPANY_WEBSITE_MAX = 200;
/** Every job title that some industry offers. D-69 */
export const VISITOR_JOB_TITLES = [
  'business_development',
  'business_owner',
  'ceo',
  'pr',
  'purchasing',
  'director',
  'technical',
  'design',
  'other',
] as const;
export type JobTitle = (typeof VISITOR_JOB_TITLES)[number];

/** What a visitor's company does. D-69 */
export const VISITOR_TYPES = [
  'manufacturer',
  'distributor',
  'retailer',
  'supermarket',
  'e_commerce',
  'contractor',
  'logistics',
  'consulting',
  'media',
  'other',
] as const;

/** Every reason to visit that some industry offers. D-69 */
export const VISIT_PURPOSES = [
  'procure',
  'conduct',
  'gain',
  'innovative',
  'learn',
  'seek',
  'prepare',
  'meeting',
  'collect',
  'search',
] as const;
export type VisitPurpose = (typeof VISIT_PURPOSES)[number];

/** The `dataSource` of a first registration. */
export const DATA_SOURCE_NEW = 'PRE_REGISTRATION';

/** The `dataSource` of somebody who was registered before. D-33 */
export const DATA_SOURCE_RETURNING = 'HISTORY_PRE_REGISTRATION';

/** Whether a record was there before, so that its owner is welcomed back. D-33 */
export const isWelcomeBack = ({ dataSource }: { readonly dataSource: string }): boolean =>
  dataSource === DATA_SOURCE_RETURNING;

/** How often the link of a mail fills a form in. THR-10 */
export const PREFILL_TOKEN_USES = 10;

/** How many badges staff mail again at once. */
export const BADGE_BATCH_MAX = 500;
/** Longest words that staff look for visitors by, in characters. */
export const REGISTRATION_WORDS_MAX = 100;
