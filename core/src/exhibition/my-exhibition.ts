import type { GatewayError } from '../contract/error.ts';
import type { ExhibitionDetail } from '../contract/exhibition/calls.ts';
import type { CancelSignal } from '../ports/cancel-signal.ts';
import type { FrontGateway } from '../ports/gateway.ts';
import { ok, type Result } from '../result.ts';
import { isCurrent } from './phase.ts';

interface MyExhibitionQuery {
  readonly isLoggedIn: boolean;
  /** Exhibitions that this device knows of a registration for. */
  readonly storedIds: readonly string[];
}

/** Of those that only the device knows so many are asked for: guests register for few. */
const MAX_STORED = 4;

/**
 * The exhibition that a visitor goes to next: of those she is registered for the first one that is not over, so that one that
 * runs comes before all others. Her account tells them where she is logged in, and her device those that she registered for as a guest.
 * Null for none; a failure where nothing can be told now. D-04 D-05 D-31
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
  // Her badges come with the next show first.
  const next = badges.filter(({ isOver }) => isOver !== true).slice(0, 1);
  const others = storedIds.filter((id) => !known.has(id)).slice(-MAX_STORED);
  const ids = [...next.map(({ exhibitionId }) => exhibitionId), ...others];
  const found = await Promise.all(ids.map((exhibitionId) => exhibition.detail({ exhibitionId }, options)));
  const shows = found.flatMap((answer) => (answer.ok && isCurrent(answer.value.phase) ? [answer.value] : []));
  const [first] = shows.toSorted((one, other) => (one.inshowStartDate < other.inshowStartDate ? -1 : 1));
  if (first !== undefined) return ok(first);
  return found.find((answer) => !answer.ok && answer.error.code !== '404') ?? ok(null);
}
