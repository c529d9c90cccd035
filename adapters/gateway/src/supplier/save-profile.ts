import type { ParsedInputOf } from '@fairhall/core/contract/call';
import type { Answer, Refusal } from '@fairhall/core/contract/dispatcher';
import type { supplierProfile } from '@fairhall/core/contract/supplier/profile-calls';
import type { ProfileColumnIn } from '@fairhall/core/contract/supplier/profile-fields';
import { err, ok } from '@fairhall/core/result';
import type { Insertable } from 'kysely';
import { type CallContext, supplierOf } from '../call-context.ts';
import type { Tables } from '../db/tables.ts';
import { holdsManagement, MANAGERS_ONLY } from '../supplier-login/people.ts';
import { NOT_FOUND } from '../wire/refused.ts';
import { contactProblem } from './contact.ts';
import { profileOf, type SavedProfile, versionOf } from './profile.ts';
import type { ProfilePorts } from './profile-ports.ts';
import { CHANGED_MEANWHILE } from './supplier-refusals.ts';

type Input = ParsedInputOf<typeof supplierProfile.save>;

/**
 * Writes a supplier's profile anew, in the open transaction and one at a time. What says what holds already changes nothing,
 * so that a repeat is harmless; what was read before somebody else saved is refused. D-65 REL-04
 */
export async function saveProfile(
  ports: ProfilePorts,
  context: CallContext,
  { version, ...given }: Input,
): Promise<Answer<{ version: string }>> {
  if (!(await holdsManagement(context))) return err(MANAGERS_ONLY);
  const { database, now } = context;
  const { supplierId } = supplierOf(context);
  const wanted = tidied(given);
  const present = await profileOf(ports, database, supplierId);
  if (present === undefined) return err(NOT_FOUND);
  if (versionOf(wanted) === present.version) return ok({ version: present.version });
  if (version !== present.version) return err(CHANGED_MEANWHILE);
  const problem = problemOf(wanted, present.languages, now);
  if (problem !== undefined) return err(problem);
  await ports.writeOwnWords(database, supplierId, present, wanted);
  await writeContact(context, supplierId, wanted);
  await ports.reckonReply(database, supplierId, now);
  return ok({ version: versionOf(wanted) });
}

/** Texts without white space around them, English first; weekdays once each, in order. */
function tidied(given: Omit<Input, 'version'>): SavedProfile {
  const texts = given.texts.map(({ lang, name, province, mainProducts, about }) => ({
    lang,
    name: name.trim(),
    province: province.trim(),
    about: about.trim(),
    mainProducts: mainProducts.map((product) => product.trim()),
  }));
  const days = [...new Set(given.hours.days)].sort((one, other) => one - other);
  return { ...given, texts: texts.sort(byLanguage), hours: { ...given.hours, days } };
}

const byLanguage = ({ lang: one }: { lang: string }, { lang: other }: { lang: string }): number => {
  if (one === other) return 0;
  if (one === 'en' || other === 'en') return one === 'en' ? -1 : 1;
  return one < other ? -1 : 1;
};

function problemOf(wanted: SavedProfile, languages: readonly string[], now: number): Refusal | undefined {
  const written = wanted.texts.map(({ lang }) => lang);
  if (!written.includes('en')) return { code: '400', message: 'supplier.profile.english' };
  const strange = written.find((lang, place) => !languages.includes(lang) || written.indexOf(lang) !== place);
  if (strange !== undefined) return { code: '400', message: 'supplier.profile.language', values: { lang: strange } };
  if (wanted.established > new Date(now).getUTCFullYear()) return { code: '400', message: 'supplier.profile.year' };
  if (wanted.hours.opens >= wanted.hours.closes) return { code: '400', message: 'supplier.profile.hours' };
  const lang = wanted.lang === '' ? undefined : wanted.lang;
  return contactProblem({ lang, timeZone: wanted.timeZone });
}

async function writeContact({ database, now }: CallContext, supplierId: string, wanted: SavedProfile): Promise<void> {
  const { email, lang, timeZone, hours } = wanted;
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
