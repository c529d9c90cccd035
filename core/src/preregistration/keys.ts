import * as z from 'zod/mini';
import { defineStoredKey } from '../ports/storage.ts';
import { prefillLink, preregistrationDraft, registrationRecords } from './draft.ts';
import { homeCountryRegistrations } from './home-country-registrations.ts';
import {
  exhibitionPopupName,
  homeCountryRegistrationsName,
  preregistrationDraftName,
  preregistrationInfoName,
  preregistrationLinkName,
} from './stored-names.ts';

export const preregistrationInfoKey = defineStoredKey(preregistrationInfoName, registrationRecords);
export const preregistrationDraftKey = defineStoredKey(preregistrationDraftName, preregistrationDraft);
export const preregistrationLinkKey = defineStoredKey(preregistrationLinkName, prefillLink);
export const homeCountryRegistrationsKey = defineStoredKey(homeCountryRegistrationsName, homeCountryRegistrations);
export const exhibitionPopupKey = defineStoredKey(exhibitionPopupName, z.array(z.string()));
