import type { Prefill, PreregistrationRecord } from '../contract/preregistration/calls.ts';
import type { Country } from '../contract/site/calls.ts';
import type { Guest } from '../forms/guest.ts';
import type { CancelSignal } from '../ports/cancel-signal.ts';
import type { FrontGateway, Gateway } from '../ports/gateway.ts';
import type { Ids } from '../ports/ids.ts';
import type { IpAnalysis } from '../ports/ip-analysis.ts';
import type { Slot } from '../ports/slot.ts';
import type { PrefillLink, PreregDraft, Registrations } from './draft.ts';
import { findPrefill, type PrefillFailure } from './find-prefill.ts';
import { listTagCodes } from './form.ts';
import { hasOpenedLink, type PreregOpening } from './opening.ts';
import { saveGuest, toRegistration } from './send.ts';

/** The data with which the form starts. */
export interface PreparedForm {
  /** Empty if the call failed. */
  readonly countries: readonly Country[];
  readonly draft: PreregDraft | null;
  readonly prefill: Prefill | null;
  /** Names of the prefill's tags, by code. */
  readonly tagNames: ReadonlyMap<string, string>;
  /** Why a link or device prefilled nothing. */
  readonly failure: PrefillFailure | null;
  /** Whether the link belongs to a registration that was withdrawn or cancelled. D-33 */
  readonly isLinkWithdrawn: boolean;
  /** The existing registration. */
  readonly record: PreregistrationRecord | null;
  readonly buyer: BuyerPrefill | null;
  readonly guest: Guest | null;
  readonly visitorCountryId: string | undefined;
  /** The link that proves the owner of the record; undefined if there is none, or it is invalid. */
  readonly link: PrefillLink | undefined;
}

/** The values that a logged-in buyer prefills. */
export interface BuyerPrefill {
  readonly email: string;
  readonly companyName?: string | undefined;
  readonly countryId?: string | undefined;
  readonly nickname?: string | undefined;
}

export interface PreparePorts {
  readonly gateway: Pick<Gateway, 'site' | 'categories'>;
  readonly front: Pick<FrontGateway, 'preregistration'>;
  readonly ids: Pick<Ids, 'uuid'>;
  readonly drafts: Pick<Slot<PreregDraft>, 'read'>;
  readonly links: Slot<PrefillLink>;
  readonly infos: Pick<Slot<Registrations>, 'read' | 'save'>;
  readonly tokens: Pick<Slot<string>, 'read'>;
  readonly buyers: Pick<Slot<BuyerPrefill>, 'read'>;
  readonly guests: Pick<Slot<Guest>, 'read' | 'save'>;
  /** Finds the country of the visitor's IP address; called only if nothing else gives a country. A-84 */
  readonly ipAnalysis?: IpAnalysis | undefined;
}

export type MemoryPorts = Pick<PreparePorts, 'drafts' | 'links' | 'buyers' | 'guests'>;

/**
 * Reads the start data that this device has without the gateway; the form starts from these alone if preparing throws.
 */
export function readLocalForm({ drafts, links, buyers, guests }: MemoryPorts, opening: PreregOpening): PreparedForm {
  const { exhibitionId } = opening.exhibition;
  const draft = drafts.read();
  const storedLink = links.read();
  return {
    countries: [],
    draft: draft?.exhibitionId === exhibitionId ? draft : null,
    prefill: null,
    tagNames: new Map(),
    failure: null,
    isLinkWithdrawn: false,
    record: null,
    buyer: buyers.read(),
    guest: guests.read(),
    visitorCountryId: opening.visitorCountryId,
    link: opening.link ?? (storedLink?.exhibitionId === exhibitionId ? storedLink : undefined),
  };
}

/**
 * Loads the start data: the device's data, the countries, the prefill and the existing registration. An invalid link is
 * removed from the device, so that it is not tried again. A registration that the link in the address has opened is
 * stored on the device, as if it had been made there.    A-60
 */
export async function prepareForm(
  ports: PreparePorts,
  opening: PreregOpening,
  signal: CancelSignal,
): Promise<PreparedForm> {
  const localForm = readLocalForm(ports, opening);
  const { link } = localForm;
  if (link !== undefined) ports.links.save({ ...link });
  const isLoggedIn = ports.tokens.read() !== null;
  const prefilled = findPrefill(ports, { exhibitionId: opening.exhibition.exhibitionId, link, isLoggedIn }, signal);
  const [countries, found, record] = await Promise.all([
    ports.gateway.site.countries({}, { signal, handled: true }),
    prefilled,
    hasOpenedLink(opening)
      ? prefilled.then(({ prefill }) => findLinkedRecord(ports, opening, prefill, signal))
      : findRecord(ports, opening, isLoggedIn, signal),
  ]);
  if (hasOpenedLink(opening) && record !== null) saveOpened(ports, record);
  if (found.isWithdrawn && record === null) forgetWithdrawn(ports, opening);
  if (found.link === undefined) ports.links.drop();
  else ports.links.save(found.link);
  const [tagNames, visitorCountryId] = await Promise.all([
    loadTagNames(ports, opening, found.prefill, signal),
    countryOfVisitor(ports, localForm, found.prefill),
  ]);
  const { prefill, failure, isWithdrawn: isLinkWithdrawn } = found;
  const rest = { prefill, failure, isLinkWithdrawn, link: found.link, record, tagNames, visitorCountryId };
  return { ...localForm, countries: countries.ok ? countries.value : [], ...rest };
}

/**
 * Loads the existing registration, only if there may be one: for a logged-in buyer, and for a browser that has made one
 * for this exhibition.
 */
async function findRecord(
  { front, infos }: PreparePorts,
  { exhibition: { exhibitionId } }: PreregOpening,
  isLoggedIn: boolean,
  signal: CancelSignal,
): Promise<PreregistrationRecord | null> {
  if (!isLoggedIn && infos.read()?.[exhibitionId] === undefined) return null;
  const found = await front.preregistration.checkReg({ exhibitionId }, { signal, handled: true });
  return found.ok ? found.value : null;
}

/**
 * Loads the registration of the link's address, whose owner the link has just proved; null if it is not registered. For
 * a link that is used up, loads the registration that this browser has opened or made.
 */
async function findLinkedRecord(
  { front }: PreparePorts,
  { exhibition: { exhibitionId } }: PreregOpening,
  prefill: Prefill | null,
  signal: CancelSignal,
): Promise<PreregistrationRecord | null> {
  const email = prefill?.email ?? '';
  const asked = email === '' ? { exhibitionId } : { exhibitionId, email };
  const found = await front.preregistration.checkReg(asked, { signal, handled: true, fresh: true });
  return found.ok && found.value !== null && found.value.badgeNo !== '' ? found.value : null;
}

/** Stores the registration of an opened link, so that its page and badge are cached here. REL-19 */
function saveOpened({ infos, guests, tokens }: PreparePorts, record: PreregistrationRecord): void {
  const { exhibitionId, badgeNo } = record;
  const stored = infos.read() ?? {};
  const before = stored[exhibitionId];
  const isWelcomeBack = before?.badgeNo === badgeNo && before.isWelcomeBack;
  infos.save({ ...stored, [exhibitionId]: { ...toRegistration(record), isWelcomeBack } });
  if (tokens.read() === null) saveGuest(guests, record);
}

/** Deletes the registration that this device stores, once its link says that it was withdrawn on another one. */
function forgetWithdrawn({ infos }: PreparePorts, { exhibition: { exhibitionId } }: PreregOpening): void {
  const { [exhibitionId]: withdrawn, ...others } = infos.read() ?? {};
  if (withdrawn !== undefined) infos.save(others);
}

async function loadTagNames(
  { gateway }: PreparePorts,
  { exhibition: { industry } }: PreregOpening,
  prefill: Prefill | null,
  signal: CancelSignal,
): Promise<ReadonlyMap<string, string>> {
  if (prefill === null || listTagCodes(prefill).length === 0) return new Map();
  const options = { signal, handled: true };
  const tree = await (industry === null
    ? gateway.categories.cateAndTag({}, options)
    : gateway.categories.industryTags({ industry }, options));
  if (!tree.ok) return new Map();
  const tags = tree.value.flatMap(({ children }) => children.flatMap((sub) => sub.tags));
  return new Map(tags.map(({ code, name }) => [code, name]));
}

async function countryOfVisitor(
  { ipAnalysis }: PreparePorts,
  { draft, buyer, guest, visitorCountryId }: PreparedForm,
  prefill: Prefill | null,
): Promise<string | undefined> {
  const knownCountryId =
    visitorCountryId || draft?.fields.countryId || prefill?.countryId || buyer?.countryId || guest?.countryId;
  if (knownCountryId || ipAnalysis === undefined) return visitorCountryId;
  const country = await ipAnalysis.analyse();
  return country.ok ? country.value.id : undefined;
}
