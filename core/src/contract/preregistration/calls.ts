import * as z from 'zod/mini';
import { PHONE_CODE_PATTERN } from '../../forms/phone-pattern.ts';
import { ENTRY_SOURCE_MAX } from '../../site/limits.ts';
import { CACHE_MS } from '../cache-lives.ts';
import { read, submit } from '../call.ts';
import { ENTRY_TYPES } from '../exhibition/limits.ts';
import { QUANTITY_MAX } from '../field-limits.ts';
import { badgeName, countryId, email, id, text } from '../fields.ts';
import { mailStatus } from '../mail-status.ts';
import { phoneText } from '../phone.ts';
import { MAX_TAG, TAG_KEYWORD_MAX } from '../rfq/tag-limits.ts';
import {
  type ChoiceList,
  type CorrectableWire,
  FIELD_CHOICES,
  type FormFieldRow,
  type FormPartRow,
  isAlwaysRequired,
  isFormField,
  REGISTRATION_FIELD_ROWS,
  type RegistrationField,
  type RequiredWireName,
} from './form-fields.ts';

const dialingCode = z.string().check(z.regex(PHONE_CODE_PATTERN));

/** Codes, joined by commas as on the wire; the gateway checks that they exist (D-69). */
const codeList = z.string().check(z.maxLength(200), z.regex(/^[a-z_]+(?:,[a-z_]+)*$/));

/** Tag codes, joined by commas. */
const tagCodes = z.string().check(z.regex(new RegExp(`^[A-Za-z0-9]{1,32}(?:,[A-Za-z0-9]{1,32}){0,${MAX_TAG - 1}}$`)));

export const badgeNo = z.string().check(z.regex(/^[A-Za-z0-9]{1,24}$/));

/** The schema of a field in calls. */
function schemaOf(row: FormFieldRow | FormPartRow): z.ZodMiniType {
  switch (row.kind) {
    case 'text':
    case 'website':
      return text(row.max);
    case 'badgeName':
      return badgeName(row.max);
    case 'choice':
      return z.enum(FIELD_CHOICES[row.choices]);
    case 'choices':
      return codeList;
    case 'email':
      return email;
    case 'country':
      return countryId;
    case 'mobile':
    case 'phone':
      return phoneText;
    case 'quantity':
      return z.int().check(z.positive(), z.maximum(QUANTITY_MAX));
    case 'dialing':
      return dialingCode;
    case 'tags':
      return tagCodes;
    case 'product':
      return text(TAG_KEYWORD_MAX);
  }
}

type WireValue<Row extends RegistrationField> = Row extends { readonly kind: 'quantity' }
  ? number
  : Row extends { readonly kind: 'choice'; readonly choices: ChoiceList }
    ? (typeof FIELD_CHOICES)[Row['choices']][number]
    : string;
type SchemaOf<Row extends RegistrationField> = z.ZodMiniType<WireValue<Row>, WireValue<Row>>;

type RegistrationFields = {
  readonly [Row in RegistrationField as Row['wire']]: Row['wire'] extends RequiredWireName
    ? SchemaOf<Row>
    : z.ZodMiniOptional<SchemaOf<Row>>;
};

/** The registrant's data from a form; fields that only some forms have are optional. */
export const registrationFields = Object.fromEntries(
  REGISTRATION_FIELD_ROWS.map((row) => {
    const schema = schemaOf(row);
    return [row.wire, isFormField(row) && isAlwaysRequired(row) ? schema : z.optional(schema)];
  }),
) as unknown as RegistrationFields; // one schema per row

type RegistrationCorrections = {
  readonly [Row in RegistrationField as Extract<Row['wire'], CorrectableWire>]: z.ZodMiniOptional<SchemaOf<Row>>;
};

/** The fields that staff can correct on a record; an absent field stays as it is. */
export const registrationCorrections = Object.fromEntries(
  REGISTRATION_FIELD_ROWS.filter(({ isCorrectable }) => isCorrectable).map((row) => [
    row.wire,
    z.optional(schemaOf(row)),
  ]),
) as unknown as RegistrationCorrections; // one schema per row

const preregistrationInput = z.strictObject({
  exhibitionId: id,
  ...registrationFields,
  sourceFrom: z.optional(text(ENTRY_SOURCE_MAX)),
  /** Ids of private pictures that this visitor has uploaded before. */
  businessCardFront: z.optional(id),
  businessCardBack: z.optional(id),
  /** The form's version from A-02, which defines the fields that the form had. */
  pageVersion: z.int().check(z.minimum(-999), z.maximum(999)),
  /** */
  entryPoint: z.int().check(z.minimum(1), z.maximum(3)),
  entryType: z.optional(z.enum(ENTRY_TYPES)),
  /** Lead source; 1 for a pre-registration. */
  leadSource: z.int().check(z.minimum(1), z.maximum(11)),
  /** The browser's visitor id; it proves nothing. D-95 */
  visitorId: text(64),
  promotionId: z.optional(id),
  /** The device id from the native shell. */
  deviceId: z.optional(text(200)),
  /** The token of the link that opened the form; it proves the ownership of the record. D-33 */
  pretoken: z.optional(text(200)),
});

export type PreregistrationInput = z.input<typeof preregistrationInput>;
export type PreRegisterSubmitted = z.output<typeof preregistrationInput>;

/** A record in the response to its owner; '' for fields that are unknown or hidden from the caller. */
const preregistrationRecord = z.object({
  badgeNo: z.string(),
  companyName: z.string(),
  mobile: z.string(),
  email: z.string(),
  nickname: z.string(),
  tagCodes: z.string(),
  dialingCode: z.string(),
  contactName: z.string(),
  contactNumber: z.string(),
  productName: z.string(),
  websiteId: z.string(),
  countryId: z.string(),
  companyWebsite: z.string(),
  exhibitionId: z.string(),
  id: z.string(),
  relatedExhibitionId: z.string(),
  industry: z.string(),
  /** */
  dataSource: z.string(),
});

export type PreregistrationRecord = z.output<typeof preregistrationRecord>;

/** The response of a submit; `mail` is absent if an owner changed a record, since no email is sent. */
const preregistrationAnswer = z.extend(preregistrationRecord, { mail: z.optional(mailStatus) });

export type PreregistrationAnswer = z.output<typeof preregistrationAnswer>;

type PrefillFields = {
  readonly [Row in RegistrationField as Row['wire']]: Row['kind'] extends 'dialing'
    ? z.ZodMiniOptional<z.ZodMiniString>
    : z.ZodMiniString;
};

/**
 * Prefill values are texts. A number's dialling code is absent if the gateway is an older version or does not know it.
 */
const prefillFields = Object.fromEntries(
  REGISTRATION_FIELD_ROWS.map(({ wire, kind }) => [wire, kind === 'dialing' ? z.optional(z.string()) : z.string()]),
) as unknown as PrefillFields; // one field per row

/** The values that prefill a form; '' if unknown or hidden from the caller (D-88). */
const prefill = z.object({
  ...prefillFields,
  sourceFrom: z.string(),
  /** Image ids. */
  businessCardFront: z.string(),
  businessCardBack: z.string(),
  /** Signatures for these private pictures, sent as `?s=` in their addresses. D-84 */
  businessCardFrontSign: z.optional(z.string()),
  businessCardBackSign: z.optional(z.string()),
});

export type Prefill = z.output<typeof prefill>;

/** Pre-registrations for exhibitions. D-33 and D-88 define the data that each caller may see. */
export const preregistration = {
  /**
   * Registers a person for an exhibition. The same address and exhibition always share one record with one badge
   * number; from the second time on, `isWelcomeBack` is true for it. If the caller owns the record, it is changed and
   * returned. Any other caller gets their own input back with an empty `badgeNo`, and the badge number goes to the
   * address by email. '404' if the exhibition does not exist, '409' if it is over, '400' for a missing field that the
   * form's version requires. 
   */
  preRegister: submit({
    id: 'API-30',
    client: 'micro',
    path: 'blade-pre-registration/offline/preRegistration',
    access: 'visitor',
    input: preregistrationInput,
    output: preregistrationAnswer,
    requirements: ['R-1.008', 'R-7.075', 'R-3.031', 'R-7.046'],
  }),
  /**
   * The caller's own registration. For another address it only reveals that a record exists, as a record whose other
   * members are ''. Null if there is none.
   */
  checkReg: read({
    id: 'API-31',
    client: 'micro',
    path: 'blade-pre-registration/offline/checkReg',
    access: 'visitor',
    input: z.strictObject({ exhibitionId: id, email: z.optional(email) }),
    output: z.nullable(preregistrationRecord),
    cacheMs: CACHE_MS.preRegistrationCheck,
    requirements: ['R-7.076', 'R-3.031'],
  }),
  /**
   * Emails the badge number again, to the registered address and no other. The response is the same if no such record
   * exists; two requests within 256 ms count as one.
   */
  resendBadge: submit({
    id: 'API-32',
    client: 'micro',
    path: 'blade-pre-registration/offline/reSendMyBadgeNow',
    access: 'visitor',
    input: z.strictObject({
      exhibitionId: id,
      email: z.optional(email),
      badgeNo: z.optional(badgeNo),
    }),
    output: z.literal(true),
    requirements: ['R-7.077'],
  }),
  /**
   * The values that prefill the form: with the token of an email's link, all known values, up to ten times and until
   * the end of the exhibition; without one, the logged-in buyer's own latest record, or only '' if there is none. '404'
   * for a token that is invalid, used up, expired or of another exhibition, and without token and login.
   *
   */
  getPreData: submit({
    id: 'API-33',
    client: 'micro',
    path: 'blade-pre-registration/offline/getPreData',
    access: 'visitor',
    ownTransaction: true,
    input: z
      .strictObject({ pretoken: z.optional(text(200)), exhibitionId: z.optional(id) })
      .check(z.refine((query) => query.pretoken !== undefined || query.exhibitionId !== undefined, 'required')),
    output: prefill,
    requirements: ['R-7.030', 'R-7.078', 'R-3.033'],
  }),
  /**
   * The values that prefill the form on a device with a device id from the native shell. Since a device id is easy to
   * guess, the response contains no personal data: for an unknown id it has the same shape and takes the same time.
   * D-88
   */
  getPreDataByDeviceId: read({
    id: 'API-34',
    client: 'micro',
    path: 'blade-pre-registration/offline/getPreDataByDeviceId',
    access: 'visitor',
    input: z.strictObject({ deviceId: text(200) }),
    output: prefill,
    requirements: ['R-7.031'],
  }),
  /**
   * The registration that the link of a badge's email can withdraw. `over`: its exhibition has ended; `withdrawn`: it
   * was withdrawn by a link of its emails, or cancelled by staff; `unknown`: no email contained this token. The check is
   * not a use of the link.
   */
  showWithdrawal: read({
    id: 'API-491',
    client: 'micro',
    path: 'blade-pre-registration/offline/showWithdrawal',
    access: 'visitor',
    input: z.strictObject({ pretoken: text(200) }),
    output: z.object({
      state: z.enum(['open', 'over', 'withdrawn', 'unknown']),
      registration: z.optional(
        z.object({ exhibitionId: z.string(), badgeNo: z.string(), contactName: z.string(), email: z.string() }),
      ),
    }),
    cacheMs: 0,
    requirements: ['D-33', 'THR-04'],
  }),
  /**
   * Withdraws the registration of the link in a badge's email: its data is deleted, its badge revoked, and open
   * meetings and samples are cancelled. The person and the organiser get an email. '404' for a token of no registration, '409' if
   * the exhibition is over.
   */
  withdraw: submit({
    id: 'API-492',
    client: 'micro',
    path: 'blade-pre-registration/offline/withdraw',
    access: 'visitor',
    input: z.strictObject({ pretoken: text(200) }),
    output: z.object({ state: z.literal('withdrawn') }),
    requirements: ['D-31', 'D-33', 'REL-04'],
  }),
  /**
   * Checks at the entrance whether an address is registered with this badge number; reveals nothing if it is not.
   *
   */
  verify: read({
    id: 'API-36',
    client: 'micro',
    path: 'blade-pre-registration/preRegisterVerify',
    access: 'visitor',
    input: z.strictObject({
      exhibitionId: id,
      email,
      code: z.optional(badgeNo),
    }),
    output: z.object({ verified: z.boolean(), exists: z.boolean() }),
    requirements: ['R-7.080'],
  }),
};
