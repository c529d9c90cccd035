/** The five forms, named by when they were made. */
export const LAYOUTS = ['h5', '2023-02', '2023-06', '2023-07', '2024-01'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** Version 1 to 7 have forms of their own, any other number has the latest. … A-01 */
export function preRegLayout(version: number): Layout {
  if (version === 1) return 'h5';
  if (version === 2) return '2023-02';
  if (version === 3) return '2023-06';
  if (version === 4 || version === 5 || version === 6 || version === 7) return '2023-07';
  return '2024-01';
}

/** The version that shows the business cards before the rest of the form. A-02 */
export const CARDS_FIRST_VERSION = 11;

/** Fields that are typed or chosen from a list, in the order of the forms. */
export const PREREG_FIELDS = [
  'email',
  'contactName',
  'company',
  'countryId',
  'mobile',
  'whatsapp',
  'nationalityId',
  'companyWebsite',
  'jobTitle',
  'visitorType',
  'participatePurpose',
  'quantity',
] as const;
export type PreregField = (typeof PREREG_FIELDS)[number];

/** Since which layout a form has a field; the others are in all of them. D-33 */
const SINCE: Partial<Readonly<Record<PreregField, Layout>>> = {
  companyWebsite: '2023-02',
  jobTitle: '2023-02',
  whatsapp: '2023-06',
  nationalityId: '2023-06',
  visitorType: '2023-07',
  participatePurpose: '2023-07',
  quantity: '2024-01',
};

const isSince = (layout: Layout, first: Layout): boolean => LAYOUTS.indexOf(layout) >= LAYOUTS.indexOf(first);

/** The fields of a layout, in their order. D-33 */
export const fieldsOfLayout = (layout: Layout): readonly PreregField[] =>
  PREREG_FIELDS.filter((name) => isSince(layout, SINCE[name] ?? 'h5'));

/** Whether a layout asks for pictures of a business card. D-33 */
export const hasCards = (layout: Layout): boolean => isSince(layout, '2024-01');

/** Fields that may be left empty wherever a layout has them (D-10). */
const OPTIONAL: readonly PreregField[] = ['companyWebsite', 'whatsapp', 'nationalityId', 'quantity'];

/** Whether a form cannot be sent without this field. D-10 */
export const isRequired = (name: PreregField): boolean => !OPTIONAL.includes(name);
