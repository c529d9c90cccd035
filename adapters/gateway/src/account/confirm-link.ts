import type { ConfirmationResult } from '@fairhall/core/contract/confirmation/calls';
import type { Answer, Refusal } from '@fairhall/core/contract/dispatcher';
import { err, ok, type Result } from '@fairhall/core/result';
import type { Buyer, CallContext } from '../call-context.ts';
import { tryPassword } from '../identity/try-password.ts';
import type { AddressConfirmation, ProvenAddress, WaitingItems } from '../waiting-items.ts';
import type { AccountPorts, ConfirmingPorts } from './account-ports.ts';
import { PASSWORD_INCORRECT } from './account-refusals.ts';
import { isLoggedInAs, listWaiting, senderOf, toWaitingItem } from './confirm-address.ts';
import { type FoundLink, findLink, markLinkUsed } from './confirmation-link.ts';
import { findAccount } from './find-account.ts';

const HOUR = 3_600_000;

/** Ports for confirmation links, besides those of accounts. */
export interface ConfirmationPorts extends ConfirmingPorts {
  /** The kinds of items that wait for a confirmed address, in the order in which they are sent. */
  readonly waitingParts: readonly WaitingItems[];
  /** Uses the link of an enquiry's mail, in the open transaction. */
  readonly verifyEnquiry: (
    context: CallContext,
    token: string,
  ) => Promise<
    | (AddressConfirmation & { readonly email: string; readonly enquiryId: string; readonly sign: string })
    | 'late'
    | undefined
  >;
  /** The address of an enquiry's link that was used since a moment. */
  readonly findUsedEnquiryLink: (
    context: Pick<CallContext, 'database'>,
    token: string,
    since: number,
  ) => Promise<ProvenAddress | undefined>;
}

interface LinkInput {
  readonly token: string;
  readonly password?: string | undefined;
}

const EMPTY_RESULT: Omit<ConfirmationResult, 'state' | 'email'> = {
  isAccount: false,
  sent: { enquiries: 0, requests: 0 },
  waiting: [],
  canSendAgain: false,
};
const LINK_OVER_RESULT: ConfirmationResult = { state: 'over', email: '', ...EMPTY_RESULT };

/**
 * Confirms the address that a link was mailed to. The link of an account also needs a login under exactly this address,
 * or the account's password, because the reader of the mail may not be the person who registered. D-19 THR-12
 * THR-13
 */
export async function confirmLink(
  ports: ConfirmationPorts,
  context: CallContext,
  input: LinkInput,
): Promise<Answer<ConfirmationResult>> {
  const link = await findLink(ports.database, input.token);
  if (link === undefined) return ok(await confirmEnquiry(ports, context, input.token));
  const isOpen = link.usedAt === null && link.expires > context.now;
  if (link.isVerified || !isOpen) return ok(await describeUsedLink(ports, context, link));
  if (isLoggedInAs(context, link.email)) return confirmAccount(ports, context, link, input.token);
  if (context.buyer !== null) return ok({ state: 'otherAccount', email: link.email, ...EMPTY_RESULT });
  if (input.password === undefined) return ok({ state: 'password', email: link.email, ...EMPTY_RESULT });
  const proved = await verifyPassword(ports, context, link, input.password);
  if (!proved.ok) return proved;
  return confirmAccount(ports, { ...context, buyer: ownerOf(link) }, link, input.token);
}

async function confirmEnquiry(
  ports: ConfirmationPorts,
  context: CallContext,
  token: string,
): Promise<ConfirmationResult> {
  const verified = await ports.database.transaction((database) => ports.verifyEnquiry({ ...context, database }, token));
  if (verified === undefined || verified === 'late') return LINK_OVER_RESULT;
  const { enquiryId, sign, ...confirmed } = verified;
  return { state: 'confirmed', ...confirmed, canSendAgain: false, thread: { enquiryId, sign } };
}

async function confirmAccount(
  ports: ConfirmationPorts,
  context: CallContext,
  link: FoundLink,
  token: string,
): Promise<Answer<ConfirmationResult>> {
  const { email, accountId, visitor } = link;
  const confirmed = await ports.database.transaction(async (database) => {
    if (!(await markLinkUsed(database, token, context))) return undefined;
    return ports.confirmAddress({ ...context, database }, { email, accountId, visitor });
  });
  if (confirmed !== undefined) return ok({ state: 'confirmed', email, canSendAgain: false, ...confirmed });
  const now = await findLink(ports.database, token);
  return ok(now === undefined ? LINK_OVER_RESULT : await describeUsedLink(ports, context, now));
}

/**
 * Answers a link that was used or has expired: either the account is confirmed by now, or the user can request another
 * link.
 */
async function describeUsedLink(
  ports: ConfirmationPorts,
  context: CallContext,
  link: FoundLink,
): Promise<ConfirmationResult> {
  const { email, isVerified, isDenied, usedAt } = link;
  if (!isVerified) return { ...LINK_OVER_RESULT, email, canSendAgain: !isDenied };
  const mayList = isLoggedInAs(context, email) || (usedAt !== null && usedAt >= context.now - HOUR);
  const items = mayList ? await listWaiting(ports.waitingParts, context, senderOf(context, link)) : [];
  return { state: 'confirmed', email, ...EMPTY_RESULT, isAccount: true, waiting: items.map(toWaitingItem) };
}

/** Hashes the password outside of any transaction; failures count together with those of logins. THR-12 THR-13 */
async function verifyPassword(
  ports: AccountPorts,
  context: CallContext,
  { email, passwordHash }: FoundLink,
  password: string,
): Promise<Result<true, Refusal>> {
  const { database } = ports;
  const isFamiliar = (await findAccount(database, email, context.visitor))?.isFamiliar === true;
  const tried = await tryPassword(ports, context, { email, password, passwordHash, isKnownDevice: isFamiliar });
  if (!tried.ok) return tried;
  const { isRight, attempts } = tried.value;
  if (!isRight) return err(PASSWORD_INCORRECT);
  const keys = attempts.map(({ key }) => key);
  if (keys.length > 0) await database.kysely.deleteFrom('login_attempt').where('key', 'in', keys).execute();
  return ok(true);
}

const ownerOf = ({ accountId, email }: FoundLink): Buyer => ({
  accountId,
  email,
  isVerified: false,
  contactId: '',
  token: '',
  tokenHash: '',
});

/**
 * The address whose pending items the caller may see: that of a logged-in buyer with a confirmed address, or that of a
 * link which was used within the last hour; otherwise undefined. THR-29
 */
export async function findProvenAddress(
  ports: ConfirmationPorts,
  context: CallContext,
  token: string | undefined,
): Promise<ProvenAddress | undefined> {
  const { buyer, database, now } = context;
  if (token === undefined) return buyer?.isVerified ? { email: buyer.email, accountId: buyer.accountId } : undefined;
  const link = await findLink(database, token);
  if (link === undefined) return ports.findUsedEnquiryLink(context, token, now - HOUR);
  return link.isVerified && link.usedAt !== null && link.usedAt >= now - HOUR ? link : undefined;
}
