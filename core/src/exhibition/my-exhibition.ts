import type { GatewayError } from '../contract/error.ts';
import type { ExhibitionDetail } from '../contract/exhibition/calls.ts';
import type { CancelSignal } from '../ports/cancel-signal.ts';
import type { FrontGateway } from '../ports/gateway.ts';
import { ok, type Result } from '../result.ts';
import { isCurrent } from './phase.ts';

interface MyExhibitionQuery {
  readonly isLoggedIn: boolean;
  /** Exhibitions with a registration stored on this device. */
  readonly storedIds: readonly string[];
}

/** Limit for exhibitions known only to the device: guests register for few. */
const MAX_STORED = 4;

/**
 * Finds the exhibition that a visitor goes to next: the earliest one they registered for that is not over, so a running
 * one comes before all others. The account's badges count if the visitor is logged in, and the registrations stored on
 * the device count too. Null if there is none; an error if the calls fail. D-04 D-05 D-31
 */
export async function findMyExhibition(
  { badge, exhibition }: Pick<FrontGateway, 'badge' | 'exhibition'>,
  { isLoggedIn, storedIds }: MyExhibitionQuery,
  signal: CancelSignal,
): Promise<Result<ExhibitionDetail | null, GatewayError>> {
  const options = { signal, handled: true };
  const badgeAnswer = isLoggedIn ? await badge.own({}, options) : ok([]);
  if (!badgeAnswer.ok && storedIds.length === 0) return badgeAnswer;
  const badges = badgeAnswer.ok ? badgeAnswer.value : [];
  const known = new Set(badges.map(({ exhibitionId }) => exhibitionId));
  // The gateway returns badges with the next exhibition first.
  const next = badges.filter(({ isOver }) => isOver !== true).slice(0, 1);
  const others = storedIds.filter((id) => !known.has(id)).slice(-MAX_STORED);
  const ids = [...next.map(({ exhibitionId }) => exhibitionId), ...others];
  const found = await Promise.all(ids.map((exhibitionId) => exhibition.detail({ exhibitionId }, options)));
  const shows = found.flatMap((answer) => (answer.ok && isCurrent(answer.value.phase) ? [answer.value] : []));
  const [first] = shows.toSorted((one, other) => (one.inshowStartDate < other.inshowStartDate ? -1 : 1));
  if (first !== undefined) return ok(first);
  return found.find((answer) => !answer.ok && answer.error.code !== '404') ?? ok(null);
}
