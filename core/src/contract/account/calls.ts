import * as z from 'zod/mini';
import { USER_TYPE } from '../../site/exhibition-codes.ts';
import { CACHE_MS } from '../cache-lives.ts';
import { read, submit } from '../call.ts';
import { email, empty, id, text, time } from '../fields.ts';
import { MAX_TAG, TAG_KEYWORD_MAX } from '../rfq/tag-limits.ts';
import { BUYER_PURCHASE_FIELD_MAX, EMAIL_VERIFY_TIMEOUT, NAME_MAX } from './limits.ts';
import { accountDataSummary, loginPassword, passwordToSet, receipt, session } from './personal-data.ts';

const verificationResult = z.object({ result: z.enum(['1', '2', '3']), isVerify: z.enum(['valid', 'invalid']) });

const LOGIN = {
  client: 'general',
  ownTransaction: true,
  input: z.strictObject({ email, password: loginPassword, ip: text(64) }),
  output: z.object({ token: z.string() }),
} as const;

const REGISTER = {
  client: 'general',
  ownTransaction: true,
  input: z.strictObject({
    email,
    password: passwordToSet,
    tagCodes: z.array(text(64)).check(z.maxLength(MAX_TAG)),
    productName: text(TAG_KEYWORD_MAX),
    appVersion: text(40),
  }),
  output: z.object({ tradeChinaToken: z.string() }),
} as const;

/** A buyer's account as the gateway returns it; unknown texts are ''. */
export const buyerUser = z.object({
  id: z.string(),
  userId: z.string(),
  nickname: z.string(),
  username: z.string(),
  tagCodes: z.array(z.string()),
  tradeChinaToken: z.string(),
  email: z.string(),
  companyName: z.string(),
  countryId: z.string(),
  purchaserContactId: z.string(),
  userType: z.literal(USER_TYPE.BUYER),
});

export type BuyerUser = z.output<typeof buyerUser>;

/** A buyer's purchasing data (D-77). */
export const buyerPurchaseInfo = z.object({
  purchaseAmount: z.string(),
  annualTurnover: z.string(),
  importFromChina: z.string(),
  annualChinaImport: z.string(),
  companyName: z.string(),
  companyWebsite: z.string(),
  countryId: z.string(),
  jobTitle: z.string(),
});

export type PurchaseInfo = z.output<typeof buyerPurchaseInfo>;

/** '' clears the country. */
const countryIdOrEmpty = z.string().check(z.maxLength(3), z.regex(/^(\d{3})?$/));
const detailText = z.optional(text(BUYER_PURCHASE_FIELD_MAX));

export type BuyerSession = z.output<typeof session>;

/** Whether an address has an account, in the formats of all gateway versions. A-05 */
const registrationFlag = z.literal([0, 1, '0', '1', true, false]);

export const account = {
  /** Whether an address has an account, and whether it is a supplier's.   */
  memberCheck: read({
    id: 'API-01',
    client: 'general',
    path: 'register/memberCheck.json',
    input: z.strictObject({ email: text(320) }),
    output: z.object({ registered: registrationFlag, supplierId: z.nullable(z.string()) }),
    cacheMs: CACHE_MS.memberCheck,
    requirements: ['R-7.011', 'R-7.012', 'R-7.064'],
  }),
  /**
   * Classifies the domain of an email address: `result` '2' is a company's domain, '1' free mail, '3' an unknown
   * mail domain.  
   */
  verifyEmail: read({
    id: 'API-25',
    client: 'micro',
    path: 'blade-system/public/email/verify',
    input: z.strictObject({ email: text(320) }),
    output: verificationResult,
    timeoutMs: EMAIL_VERIFY_TIMEOUT,
    cacheMs: CACHE_MS.emailVerification,
    requirements: ['R-7.013', 'R-7.081', 'R-9.032'],
  }),
  /** Whether a WhatsApp number is plausible (D-70).  */
  verifyWhatsapp: read({
    id: 'API-26',
    client: 'micro',
    path: 'blade-system/public/whatsapp/verify',
    input: z.strictObject({ whatsapp: text(40), dialingCode: z.optional(text(8)) }),
    output: verificationResult,
    cacheMs: CACHE_MS.whatsappVerification,
    requirements: ['R-7.082', 'R-9.033'],
  }),
  /** Whether a mobile number is plausible (D-70). */
  verifyMobile: read({
    id: 'API-27',
    client: 'micro',
    path: 'blade-system/public/mobile/verify',
    input: z.strictObject({ mobile: text(40), dialingCode: z.optional(text(8)) }),
    output: verificationResult,
    cacheMs: CACHE_MS.mobileVerification,
    requirements: ['R-9.031'],
  }),
  /**
   * Logs a buyer in from a phone or the app. '1001' no account, '1003' the address is a supplier's, '1004' wrong
   * password.   
   */
  login: submit({ id: 'API-02', path: 'login/login.json', ...LOGIN, requirements: ['R-7.014', 'R-7.062'] }),
  /** The `login` call for PCs, with the same data and response. */
  loginPc: submit({ id: 'API-03', path: 'login/loginPc.json', ...LOGIN, requirements: ['R-7.014', 'R-7.063'] }),
  /**
   * Creates a buyer's account. '1002' the address has an account, '1003' it is a supplier's.  
   */
  registerV2: submit({
    id: 'API-41',
    path: 'blade-purchaser/account/registerV2',
    ...REGISTER,
    requirements: ['R-7.015'],
  }),
  /** `registerV2` under its older name. */
  register: submit({ id: 'API-40', path: 'blade-purchaser/account/register', ...REGISTER, requirements: ['R-7.015'] }),
  /** Emails a link for setting a new password; the response is the same if there is no account. D-71 */
  sendResetPasswordMail: submit({
    id: 'API-43',
    client: 'general',
    path: 'blade-purchaser/account/sendResetPasswordMail',
    input: z.strictObject({ email }),
    output: z.literal(true),
    requirements: ['R-2.155'],
  }),
  /**
   * Sets a new password with the one-time token of a reset email, and ends all sessions of the account. '404' the token
   * was used, has expired or is unknown.
   */
  resetPassword: submit({
    id: 'API-44',
    client: 'general',
    path: 'blade-purchaser/account/resetPassword',
    ownTransaction: true,
    input: z.strictObject({ token: text(200), password: passwordToSet }),
    output: z.literal(true),
    requirements: ['R-7.084'],
  }),
  /** Whether the token of a reset email is still valid; the check does not use it up (THR-04). */
  checkResetPasswordLink: read({
    id: 'API-45',
    client: 'general',
    path: 'blade-purchaser/account/checkResetPasswordLink',
    input: z.strictObject({ token: text(200) }),
    output: z.object({ valid: z.boolean(), email: z.optional(z.string()) }),
    requirements: ['R-7.085'],
  }),
  /** The buyer who owns the request's token.  */
  userInfo: read({
    id: 'API-47',
    client: 'general',
    path: 'blade-purchaser/account/userInfo',
    access: 'buyer',
    input: empty,
    output: z.nullable(buyerUser),
    requirements: ['R-7.040', 'R-3.019'],
  }),
  /** The buyer's purchasing data (D-77).  */
  purchaseInfo: read({
    id: 'API-48',
    client: 'general',
    path: 'blade-purchaser/account/purchaseInfo',
    access: 'buyer',
    input: empty,
    output: buyerPurchaseInfo,
    requirements: ['R-7.041'],
  }),
  /**
   * Saves the buyer's name and purchasing data; fields that are left out stay unchanged, and '' clears a text (D-77).
   *
   */
  completePurchaseInfo: submit({
    id: 'API-46',
    client: 'general',
    path: 'blade-purchaser/account/completePurchaseInfo',
    access: 'buyer',
    input: z.strictObject({
      nickname: z.optional(text(NAME_MAX)),
      purchaseAmount: detailText,
      annualTurnover: detailText,
      importFromChina: detailText,
      annualChinaImport: detailText,
      companyName: detailText,
      companyWebsite: detailText,
      countryId: z.optional(countryIdOrEmpty),
      jobTitle: detailText,
      tagCodes: z.optional(z.array(text(64)).check(z.maxLength(MAX_TAG))),
    }),
    output: z.literal(true),
    requirements: ['R-7.086'],
  }),
  /** The buyer's active logins, the newest first. */
  sessions: read({
    id: 'API-228',
    client: 'general',
    path: 'blade-purchaser/account/sessions',
    access: 'buyer',
    input: empty,
    output: z.object({ sessions: z.array(session) }),
    cacheMs: 0,
    requirements: ['THR-08'],
  }),
  /** Ends one of the buyer's own logins, on every process. '404' for any other session. */
  endSession: submit({
    id: 'API-229',
    client: 'general',
    path: 'blade-purchaser/account/endSession',
    access: 'buyer',
    input: z.strictObject({ sessionId: id }),
    output: z.literal(true),
    requirements: ['THR-08'],
  }),
  /**
   * Changes the password of a buyer who enters the current one, and ends the account's other sessions. '1004' the
   * current password is wrong. THR-08 THR-13
   */
  changePassword: submit({
    id: 'API-238',
    client: 'general',
    path: 'blade-purchaser/account/changePassword',
    access: 'buyer',
    ownTransaction: true,
    input: z.strictObject({ password: loginPassword, newPassword: passwordToSet }),
    output: z.literal(true),
    requirements: ['THR-08', 'THR-13'],
  }),
  /** Counts the personal data stored for the account. */
  holdings: read({
    id: 'API-242',
    client: 'general',
    path: 'blade-purchaser/account/holdings',
    access: 'buyer',
    input: empty,
    output: accountDataSummary,
    cacheMs: 0,
    requirements: ['THR-29'],
  }),
  /**
   * Prepares an archive of all the buyer's data for one download within ten minutes, at an address below the gateway's
   * root. '1004' the password is wrong, '429' too many requests today. THR-13 THR-29
   */
  prepareExport: submit({
    id: 'API-239',
    client: 'general',
    path: 'blade-purchaser/account/prepareExport',
    access: 'buyer',
    ownTransaction: true,
    input: z.strictObject({ password: loginPassword }),
    output: z.object({ address: text(200), endTime: time }),
    requirements: ['THR-13', 'THR-29'],
  }),
  /**
   * Erases the account with all its data, except content that was delivered to suppliers, which they keep without the
   * buyer's name and contact data. Visitors may call it, so that a retry after a lost response still gets the receipt.
   * '1004' the password is wrong. THR-13 THR-29
   */
  erase: submit({
    id: 'API-240',
    client: 'general',
    path: 'blade-purchaser/account/erase',
    access: 'visitor',
    ownTransaction: true,
    input: z.strictObject({ password: loginPassword }),
    output: receipt,
    requirements: ['THR-13', 'THR-29'],
  }),
  /** Revokes the token on every process. */
  logout: submit({
    id: 'API-52',
    client: 'general',
    path: 'blade-purchaser/account/logout',
    access: 'buyer',
    ownTransaction: true,
    input: empty,
    output: z.literal(true),
    requirements: ['R-4.067'],
  }),
};
