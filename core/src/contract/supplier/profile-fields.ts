import type { InputOf } from '../call.ts';
import type { supplierProfile } from './profile-calls.ts';
import {
  type BusinessType,
  SUPPLIER_ABOUT_MAX,
  SUPPLIER_EMPLOYEES_MAX,
  SUPPLIER_MAIN_PRODUCT_MAX,
  SUPPLIER_MAIN_PRODUCTS_MAX,
  SUPPLIER_NAME_MAX,
  SUPPLIER_PROVINCE_MAX,
} from './profile-limits.ts';

/** What a field of each kind is in calls. */
export interface ProfileKindValues {
  text: string;
  email: string;
  /** Names, one in a line. */
  productNames: string[];
  businessType: BusinessType;
  /** A year that has come, as a number. */
  year: number;
  headcount: number;
  /** Codes and names that are chosen from a list; '' for none of it. */
  language: string;
  timeZone: string;
  /** By ISO 8601, 1 is Monday. */
  weekdays: number[];
  /** Minutes after midnight; those of the end are later. */
  opening: number;
  closing: number;
}
export type ProfileKind = keyof ProfileKindValues;

/** What kinds need besides their name: the most characters, names or people. */
interface ProfileKindLimits {
  text: { readonly max: number };
  /** `max` is in characters of one name. */
  productNames: { readonly max: number; readonly most: number };
  headcount: { readonly max: number };
}

type ProfileShape = {
  [Kind in ProfileKind]: { readonly kind: Kind } & (Kind extends keyof ProfileKindLimits
    ? ProfileKindLimits[Kind]
    : unknown);
}[ProfileKind];

/** The parts of the page, in their order. What is in `texts` is written in each language, what is in `hours` stands there in calls. */
export type ProfileGroup = 'texts' | 'facts' | 'contact' | 'hours';

interface ProfileFieldNames {
  readonly required: boolean;
  readonly group: ProfileGroup;
  /** Its column in the table of its group: supplier_text, supplier, and supplier_contact for the others. */
  readonly column: string;
  /** Its column in an organiser's file, in texts with the language behind it; null where files do not say it. */
  readonly importColumn: string | null;
}

type SaveInput = InputOf<typeof supplierProfile.save>;
type TextInput = Omit<SaveInput['texts'][number], 'lang'>;
type PlainInput = Omit<SaveInput, 'texts' | 'hours' | 'version'>;

/** A row for each field of a call, of a kind that is what the call takes. */
type Rows<Fields, Group extends ProfileGroup> = {
  readonly [Name in keyof Fields]: ProfileFieldNames & { readonly group: Group } & Extract<
      ProfileShape,
      { readonly kind: KindOf<Fields[Name]> }
    >;
};
type KindOf<Value> = {
  [Kind in ProfileKind]: ProfileKindValues[Kind] extends Value ? Kind : never;
}[ProfileKind];

/**
 * All that a supplier says of itself, in the order of the page, by its names in calls: a field that a call takes does not compile
 * until it has its row here. Values, rules and the page are made of these rows, which are plain data. D-52
 */
export const PROFILE_FIELDS = {
  name: {
    kind: 'text',
    max: SUPPLIER_NAME_MAX,
    required: true,
    group: 'texts',
    column: 'name',
    importColumn: 'name',
  },
  province: {
    kind: 'text',
    max: SUPPLIER_PROVINCE_MAX,
    required: true,
    group: 'texts',
    column: 'province',
    importColumn: 'province',
  },
  mainProducts: {
    kind: 'productNames',
    max: SUPPLIER_MAIN_PRODUCT_MAX,
    most: SUPPLIER_MAIN_PRODUCTS_MAX,
    required: true,
    group: 'texts',
    column: 'main_products',
    importColumn: 'main_products',
  },
  about: {
    kind: 'text',
    max: SUPPLIER_ABOUT_MAX,
    required: true,
    group: 'texts',
    column: 'about',
    importColumn: 'about',
  },
  businessType: {
    kind: 'businessType',
    required: true,
    group: 'facts',
    column: 'business_type',
    importColumn: 'business_type',
  },
  established: { kind: 'year', required: true, group: 'facts', column: 'established', importColumn: 'established' },
  employees: {
    kind: 'headcount',
    max: SUPPLIER_EMPLOYEES_MAX,
    required: true,
    group: 'facts',
    column: 'employees',
    importColumn: 'employees',
  },
  email: { kind: 'email', required: false, group: 'contact', column: 'email', importColumn: null },
  lang: { kind: 'language', required: false, group: 'contact', column: 'lang', importColumn: null },
  timeZone: { kind: 'timeZone', required: true, group: 'contact', column: 'time_zone', importColumn: null },
  days: { kind: 'weekdays', required: true, group: 'hours', column: 'days', importColumn: null },
  opens: { kind: 'opening', required: true, group: 'hours', column: 'opens', importColumn: null },
  closes: { kind: 'closing', required: true, group: 'hours', column: 'closes', importColumn: null },
} as const satisfies Rows<TextInput, 'texts'> &
  Rows<PlainInput, 'facts' | 'contact'> &
  Rows<SaveInput['hours'], 'hours'>;

type Table = typeof PROFILE_FIELDS;
export type ProfileField = keyof Table;
export type ProfileFieldRow = Table[ProfileField];
/** The fields of a part of the page. */
export type ProfileFieldIn<Group extends ProfileGroup> = {
  [Name in ProfileField]: Table[Name]['group'] extends Group ? Name : never;
}[ProfileField];
/** Their columns in the database. */
export type ProfileColumnIn<Group extends ProfileGroup> = Table[ProfileFieldIn<Group>]['column'];
/** The fields of a part that files say too, and their columns there. */
export type ImportedProfileField<Group extends ProfileGroup> = {
  [Name in ProfileFieldIn<Group>]: Table[Name]['importColumn'] extends string ? Name : never;
}[ProfileFieldIn<Group>];
export type ProfileImportColumnIn<Group extends ProfileGroup> = Exclude<
  Table[ProfileFieldIn<Group>]['importColumn'],
  null
>;

const FIELD_NAMES = Object.keys(PROFILE_FIELDS) as readonly ProfileField[]; // its own names

/** The fields of some parts, in the order of the page. */
export const profileFieldsIn = <Group extends ProfileGroup>(
  ...groups: readonly Group[]
): readonly ProfileFieldIn<Group>[] =>
  FIELD_NAMES.filter((name): name is ProfileFieldIn<Group> =>
    groups.some((group) => group === PROFILE_FIELDS[name].group),
  );

/** Their columns in an organiser's file, of those that it says. */
export const profileImportColumns = (group: ProfileGroup): readonly string[] =>
  profileFieldsIn(group).flatMap((name) => PROFILE_FIELDS[name].importColumn ?? []);
