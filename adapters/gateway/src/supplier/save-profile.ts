import type { ParsedInputOf } from '@fairhall/core/contract/call';
import type { Answer, Refusal } from '@fairhall/core/contract/dispatcher';
import type { supplierProfile } from '@fairhall/core/contract/supplier/profile-calls';
import type { ProfileColumnIn } from '@fairhall/core/contract/supplier/profile-fields';
import { err, ok } from '@fairhall/core/result';
import type { Insertable } from 'kysely';
import { type CallContext, supplierOf } from '../call-context.ts';
import type { Tables } from '../db/tables.ts';
import { canManagePeople, SUPPLIER_MANAGER_REQUIRED } from '../supplier-login/supplier-people.ts';
import { NOT_FOUND } from '../wire/call-error.ts';
import { contactProblem } from './contact.ts';
import { findProfile, getProfileVersion, type SavedProfile } from './profile.ts';
import type { ProfilePorts } from './profile-ports.ts';
import { PROFILE_CHANGED, SUPPLIER_FIXED } from './supplier-refusals.ts';

type Input = ParsedInputOf<typeof supplierProfile.save>;

/**
 * Saves a supplier's profile, in the open transaction and one save at a time. An unchanged profile changes nothing, so
 * a repeat is harmless; an edit based on an outdated version is rejected. D-65 REL-04
 */
export async function saveProfile(
  ports: ProfilePorts,
  context: CallContext,
  { version, ...input }: Input,
): Promise<Answer<{ version: string }>> {
  if (!(await canManagePeople(context))) return err(SUPPLIER_MANAGER_REQUIRED);
  const { database, now } = context;
  const { supplierId } = supplierOf(context);
  const profile = normalizeProfile(input);
  const present = await findProfile(ports, database, supplierId);
  if (present === undefined) return err(NOT_FOUND);
  if (getProfileVersion(profile) === present.version) return ok({ version: present.version });
  if (await ports.isSupplierTakenDown(database, supplierId)) return err(SUPPLIER_FIXED);
  if (version !== present.version) return err(PROFILE_CHANGED);
  const problem = findProblem(profile, present.languages, now);
  if (problem !== undefined) return err(problem);
  await ports.writeProfileContent(database, supplierId, present, profile);
  await writeContact(context, supplierId, profile);
  await ports.updateResponseStats(database, supplierId, now);
  return ok({ version: getProfileVersion(profile) });
}

/** Trims the texts and puts English first; removes duplicate weekdays and sorts them. */
function normalizeProfile(input: Omit<Input, 'version'>): SavedProfile {
  const texts = input.texts.map(({ lang, name, province, mainProducts, about }) => ({
    lang,
    name: name.trim(),
    province: province.trim(),
    about: about.trim(),
    mainProducts: mainProducts.map((product) => product.trim()),
  }));
  const days = [...new Set(input.hours.days)].sort((one, other) => one - other);
  return { ...input, texts: texts.sort(compareLanguage), hours: { ...input.hours, days } };
}

const compareLanguage = ({ lang: one }: { lang: string }, { lang: other }: { lang: string }): number => {
  if (one === other) return 0;
  if (one === 'en' || other === 'en') return one === 'en' ? -1 : 1;
  return one < other ? -1 : 1;
};

function findProblem(profile: SavedProfile, languages: readonly string[], now: number): Refusal | undefined {
  const written = profile.texts.map(({ lang }) => lang);
  if (!written.includes('en')) return { code: '400', message: 'supplier.profile.english' };
  const unknownLanguage = written.find((lang, index) => !languages.includes(lang) || written.indexOf(lang) !== index);
  if (unknownLanguage !== undefined)
    return { code: '400', message: 'supplier.profile.language', values: { lang: unknownLanguage } };
  if (profile.established > new Date(now).getUTCFullYear()) return { code: '400', message: 'supplier.profile.year' };
  if (profile.hours.opens >= profile.hours.closes) return { code: '400', message: 'supplier.profile.hours' };
  const lang = profile.lang === '' ? undefined : profile.lang;
  return contactProblem({ lang, timeZone: profile.timeZone });
}

async function writeContact({ database, now }: CallContext, supplierId: string, profile: SavedProfile): Promise<void> {
  const { email, lang, timeZone, hours } = profile;
  const columns: Pick<Insertable<Tables['supplier_contact']>, ProfileColumnIn<'contact' | 'hours'>> = {
    email,
    lang,
    time_zone: timeZone,
    ...hours,
  };
  const row = { ...columns, changed: now };
  await database.kysely
    .insertInto('supplier_contact')
    .values({ supplier_id: supplierId, ...row })
    .onConflict((conflict) => conflict.column('supplier_id').doUpdateSet(row))
    .execute();
}
