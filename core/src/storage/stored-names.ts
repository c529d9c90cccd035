import {
  buyerContactEmailName,
  buyerContactIdName,
  buyerIdName,
  buyerLoginMarkName,
  buyerLoginSourceName,
  buyerTokenName,
  buyerUserInfoName,
} from '../account/stored-names.ts';
import * as badge from '../badge/stored-names.ts';
import { buyerCartName, cartDraftName, guestCartName } from '../cart/stored-names.ts';
import { compareProductsName, seenProductsName } from '../catalogue/stored-names.ts';
import * as supplierProducts from '../catalogue/supplier/stored-names.ts';
import * as collect from '../collect/stored-names.ts';
import { deferralTaskName } from '../deferral/stored-names.ts';
import * as enquiry from '../enquiry/stored-names.ts';
import * as exhibition from '../exhibition/stored-names.ts';
import * as follow from '../follow/stored-names.ts';
import { productQuantitiesName } from '../forms/quantity-name.ts';
import * as forms from '../forms/stored-names.ts';
import * as lead from '../lead/stored-names.ts';
import * as meeting from '../meeting/stored-names.ts';
import * as planner from '../planner/stored-names.ts';
import type { StoredName } from '../ports/storage.ts';
import {
  exhibitionPopupName,
  homeCountryRegistrationsName,
  preregistrationDraftName,
  preregistrationInfoName,
  preregistrationLinkName,
} from '../preregistration/stored-names.ts';
import * as rfq from '../rfq/stored-names.ts';
import * as sample from '../sample/stored-names.ts';
import {
  clockOffsetName,
  consentResultName,
  entrySourceName,
  languageCookieName,
  priceCurrencyName,
  promotionIdName,
} from '../site/stored-names.ts';
import { supplierInfoName, supplierTokenName } from '../supplier-login/stored-names.ts';
import * as tags from '../tags/stored-names.ts';
import * as thread from '../thread/stored-names.ts';
import * as visitor from './visitor-names.ts';

// Every page loads these modules. A namespace import, as of the others, would add an object to every page.
const account = {
  buyerContactEmailName,
  buyerContactIdName,
  buyerIdName,
  buyerLoginMarkName,
  buyerLoginSourceName,
  buyerTokenName,
  buyerUserInfoName,
};
const cart = { buyerCartName, cartDraftName, guestCartName };
const deferral = { deferralTaskName };
const site = {
  clockOffsetName,
  consentResultName,
  entrySourceName,
  languageCookieName,
  priceCurrencyName,
  promotionIdName,
};
const catalogue = { compareProductsName, seenProductsName };
const quantities = { productQuantitiesName };
const preregistration = {
  exhibitionPopupName,
  homeCountryRegistrationsName,
  preregistrationDraftName,
  preregistrationInfoName,
  preregistrationLinkName,
};
const supplierLogin = { supplierInfoName, supplierTokenName };

/**
 * All values stored on a person's device, one line for each feature: a logout has to know all of them (D-48, A-48).
 * Values that only the gateway can read, such as session cookies, are the gateway's own and not listed.
 */
export const STORAGE_NAMES: readonly StoredName[] = [
  account,
  badge,
  cart,
  catalogue,
  collect,
  deferral,
  enquiry,
  exhibition,
  follow,
  forms,
  lead,
  meeting,
  planner,
  preregistration,
  quantities,
  rfq,
  sample,
  site,
  supplierLogin,
  supplierProducts,
  tags,
  thread,
  visitor,
].flatMap((names) => Object.values<StoredName>(names));
