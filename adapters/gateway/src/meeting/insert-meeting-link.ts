import type { Queries } from '../db/database.ts';
import { createRandomToken, hashSha256 } from '../identity/secrets.ts';
import type { MeetingRow } from './meeting-ports.ts';

/** Creates the token of the links in an email about a request to an address; only hashes are stored. THR-04 */
export async function insertMeetingLink(
  { kysely }: Queries,
  { booking_id }: MeetingRow,
  email: string,
): Promise<string> {
  const token = createRandomToken();
  const row = { token_hash: hashSha256(token), booking_id, email_hash: hashSha256(email) };
  await kysely.insertInto('meeting_link').values(row).execute();
  return token;
}
