import type { PreRegisterSubmitted, PreregistrationRecord } from '@fairhall/core/contract/preregistration/calls';
import { DATA_SOURCE_NEW, DATA_SOURCE_RETURNING } from '@fairhall/core/contract/preregistration/limits';
import type { IndustryKey } from '@fairhall/core/site/industries';
import type { RegistrationRow } from './find-registration.ts';

/** The exhibition's part of a record. */
interface ExhibitionFields {
  readonly websiteId: number;
  readonly industry: IndustryKey;
}

/** A record in the form that its owner sees.  D-33 */
export const toRecord = (
  row: RegistrationRow,
  { websiteId, industry }: ExhibitionFields,
  isBack: boolean,
): PreregistrationRecord => ({
  badgeNo: row.badge_no,
  companyName: row.company_name,
  mobile: row.dialing_code + row.contact_number,
  email: row.email,
  nickname: row.contact_name,
  tagCodes: row.tag_codes,
  dialingCode: row.dialing_code,
  contactName: row.contact_name,
  contactNumber: row.contact_number,
  productName: row.interested_products,
  websiteId: String(websiteId),
  countryId: row.country_id,
  companyWebsite: row.company_website,
  exhibitionId: row.exhibition_id,
  id: row.registration_id,
  relatedExhibitionId: '',
  industry,
  dataSource: isBack ? DATA_SOURCE_RETURNING : DATA_SOURCE_NEW,
});

/**
 * The response to a caller who registers another person's address: the submitted values, without a badge number. D-33
 */
export const toEchoedRecord = (
  sent: PreRegisterSubmitted,
  { websiteId, industry }: ExhibitionFields,
): PreregistrationRecord => ({
  badgeNo: '',
  companyName: sent.companyName,
  mobile: (sent.dialingCode ?? '') + sent.contactNumber,
  email: sent.email,
  nickname: sent.contactName,
  tagCodes: sent.tagCodes ?? '',
  dialingCode: sent.dialingCode ?? '',
  contactName: sent.contactName,
  contactNumber: sent.contactNumber,
  productName: sent.interestedProducts ?? '',
  websiteId: String(websiteId),
  countryId: sent.countryId,
  companyWebsite: sent.companyWebsite ?? '',
  exhibitionId: sent.exhibitionId,
  id: '',
  relatedExhibitionId: '',
  industry,
  dataSource: DATA_SOURCE_RETURNING,
});

/** Reveals only that an address is registered, and none of its details. */
export const toExistenceRecord = (exhibitionId: string): PreregistrationRecord => ({
  badgeNo: '',
  companyName: '',
  mobile: '',
  email: '',
  nickname: '',
  tagCodes: '',
  dialingCode: '',
  contactName: '',
  contactNumber: '',
  productName: '',
  websiteId: '',
  countryId: '',
  companyWebsite: '',
  exhibitionId,
  id: '',
  relatedExhibitionId: '',
  industry: '',
  dataSource: '',
});
