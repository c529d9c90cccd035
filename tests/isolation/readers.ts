import { randomBytes, randomUUID } from 'node:crypto';
import { LOGIN_MARK, sessionCookie } from '@fairhall/core/account/session-cookie';
import { createClient, createVisitorKey } from '../kill/client.ts';

/** A reader of pages. The mark occurs only in this reader's pages. */
export interface Reader {
  readonly mark: string;
  readonly lang: 'en' | 'ar';
  readonly isLoggedIn: boolean;
  readonly headers: Readonly<Record<string, string>>;
  /** Paths that this reader visits in turn. */
  readonly paths: readonly string[];
}

const AGENTS = [
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/143.0.0.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1',
] as const;
const ENCODINGS = ['gzip, deflate, br, zstd', 'gzip, deflate, br', 'gzip', 'identity'] as const;
const WORDS = ['cotton', 'steel', 'lamp', 'pump'] as const;

const newMark = (): string => `mark-${randomBytes(12).toString('hex')}`;
const addressOf = (index: number): string => `198.51.100.${1 + (index % 250)}`;

/**
 * Creates readers of every kind, so that neighbours differ in language, device and encoding, and share many addresses.
 */
function readerAt(index: number, isLoggedIn: boolean): Reader {
  const mark = newMark();
  const lang = index % 3 === 0 ? 'ar' : 'en';
  const word = WORDS[index % WORDS.length];
  return {
    mark,
    lang,
    isLoggedIn,
    headers: {
      cookie: `lang=${lang}`,
      'user-agent': AGENTS[index % AGENTS.length] ?? '',
      'accept-encoding': ENCODINGS[index % ENCODINGS.length] ?? '',
      'x-test-ip': addressOf(index),
    },
    // Addresses that readers share, and the same with a parameter of this reader alone: a tracking one and an unknown
    // one.
    paths: [
      '/',
      `/search/product?keyword=${word}`,
      `/?utm_source=${mark}`,
      `/search/product?keyword=${word}&x=${mark}`,
    ],
  };
}

export const createGuest = (index: number): Reader => readerAt(index, false);

/** A logged-in buyer with an RFQ that contains the mark. */
export async function createBuyer(origin: string, index: number): Promise<Reader> {
  const reader = readerAt(index, true);
  const address = addressOf(index);
  const account = { email: `${reader.mark}@buyers.example`, password: 'six to twenty' };
  const visitorKey = createVisitorKey();
  const visitor = createClient(origin, address, { visitorKey });
  const registration = { ...account, tagCodes: [], productName: '', appVersion: '1' };
  needed(await visitor.account.registerV2(registration, { idempotencyKey: randomUUID() }));
  const { token } = needed(await visitor.account.loginPc({ ...account, ip: '' }, { idempotencyKey: randomUUID() }));
  const request = { description: `Fifty bags for ${reader.mark}`, email: account.email, cateAndTag: null, source: 2 };
  const buyer = createClient(origin, address, { visitorKey, token });
  needed(await buyer.rfq.submitNew({ ...request, attachments: [] }, { idempotencyKey: randomUUID() }));
  const { name } = sessionCookie(origin);
  const cookie = `${reader.headers.cookie}; ${name}=${token}; ${LOGIN_MARK}=1`;
  return { ...reader, headers: { ...reader.headers, cookie }, paths: [...reader.paths, '/rfq/manage'] };
}

function needed<Value>(answer: { ok: true; value: Value } | { ok: false; error: unknown }): Value {
  if (!answer.ok) throw new Error(`the buyer could not be made: ${JSON.stringify(answer.error)}`);
  return answer.value;
}
