/** Limits that the calls and forms of a pre-registration share. */

/** Maximum length of a person's name, in characters (D-10). */
export const CONTACT_NAME_MAX = 100;
/** Maximum length of a company's name, in characters (D-10). */
export const REGISTRATION_COMPANY_MAX = 200;
/** Maximum length of the address of a company's website, in characters (D-10). */
export const REGISTRATION_WEBSITE_MAX = 200;
/** The job titles of all industries. D-69 */
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

/** The business types of visitors' companies. R-5.053 D-69 */
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

/** The visit purposes of all industries. D-69 */
export const REGISTRATION_VISIT_PURPOSES = [
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
export type VisitPurpose = (typeof REGISTRATION_VISIT_PURPOSES)[number];

/** The `dataSource` of a first registration. */
export const DATA_SOURCE_NEW = 'PRE_REGISTRATION';

/** The `dataSource` of a person who was registered before. D-33 */
export const DATA_SOURCE_RETURNING = 'HISTORY_PRE_REGISTRATION';

/** Whether the record existed before, so that the page welcomes its owner back. D-33 */
export const isWelcomeBack = ({ dataSource }: { readonly dataSource: string }): boolean =>
  dataSource === DATA_SOURCE_RETURNING;

/** Maximum number of times that the link of an email prefills a form. THR-10 */
export const PREFILL_TOKEN_USES = 10;

/** Maximum number of badges that staff can email again in one call. */
export const BADGE_BATCH_MAX = 500;
/** Maximum length of the staff's search text for visitors, in characters. */
export const REGISTRATION_WORDS_MAX = 100;

/** How long a cancelled or merged registration can be restored, in milliseconds; then it is deleted. */
export const REGISTRATION_RESTORE_MS = 30 * 86_400_000;
