import { randomUUID } from 'node:crypto';
import type { Database } from '@fairhall/gateway/db/database';
import type { Gateway } from '@fairhall/gateway/gateway';
import { listRecentMails } from '@fairhall/gateway/mail/dev-mails';
import { createHeaders, createPerson, insertSession, PASSWORD } from './accounts.ts';
import { insertSupplier } from './catalogue-rows.ts';
import { createBrowserSign, post, readData } from './gateway.ts';

const SUPPLIER_CALLS = {
  login: 'blade-supplier/account/login',
  info: 'blade-supplier/account/info',
  logout: 'blade-supplier/account/logout',
  checkInvitation: 'blade-supplier/account/checkInvitation',
  acceptInvitation: 'blade-supplier/account/acceptInvitation',
  people: 'blade-supplier/people/list',
  invite: 'blade-supplier/people/invite',
  remove: 'blade-supplier/people/remove',
  profile: 'blade-supplier/profile/read',
  inbox: 'blade-supplier/enquiry/inbox',
  answer: 'blade-supplier/enquiry/answer',
  saveProfile: 'blade-supplier/profile/save',
  products: 'blade-supplier/product/list',
  productForm: 'blade-supplier/product/form',
  saveProduct: 'blade-supplier/product/save',
  addProduct: 'blade-supplier/product/add',
  withdrawChange: 'blade-supplier/product/withdraw',
  setShown: 'blade-supplier/product/setShown',
  pictures: 'blade-supplier/picture/form',
  savePictures: 'blade-supplier/picture/save',
  certificates: 'blade-supplier/certificate/list',
  home: 'blade-supplier/home/read',
  removeCertificate: 'blade-supplier/certificate/remove',
  setRight: 'blade-supplier/people/setRight',
  card: 'blade-supplier/card/own',
  savedReplies: 'blade-supplier/savedReply/list',
  saveReply: 'blade-supplier/savedReply/save',
  removeReply: 'blade-supplier/savedReply/remove',
  shareCard: 'blade-supplier/card/share',
} as const;

interface SupplierCallOptions {
  readonly token?: string;
  readonly headers?: Record<string, string>;
  readonly lang?: string;
}

/** Actions of suppliers' people on one gateway. `now` is the gateway's clock. */
export function createSupplierDesk(database: () => Database, gateway: () => Gateway, now: () => number = Date.now) {
  const ask = (
    call: keyof typeof SUPPLIER_CALLS,
    data: object,
    { token = '', headers, lang }: SupplierCallOptions = {},
  ) =>
    post(gateway(), SUPPLIER_CALLS[call], data, {
      headers: headers ?? createHeaders(createPerson()),
      envelope: { token, ...createBrowserSign(now()), ...(lang === undefined ? {} : { lang }) },
    });
  return {
    ask,
    /** Inserts a supplier that no other test uses. */
    async supplier(name = 'Salem Looms'): Promise<string> {
      const id = `S-${randomUUID()}`;
      await insertSupplier(database(), id, name);
      return id;
    },
    /** Inserts a new person of a supplier and returns their token. */
    async person(supplierId: string, right: 'answer' | 'manage' = 'manage') {
      const accountId = randomUUID();
      const personFields = { supplier_id: supplierId, supplier_right: right };
      const token = await insertSession(database(), 'supplier', { accountId, created: now(), person: personFields });
      return { accountId, token, email: `${accountId}@example.com` };
    },
    /** The token in the link of the latest email to an address. */
    async mailedToken(email: string): Promise<string> {
      const [mail] = await listRecentMails(database(), email);
      return new URL(mail?.links[0] ?? '').searchParams.get('init_token') ?? '';
    },
    async accepted(invitation: string): Promise<string> {
      const data = { token: invitation, password: PASSWORD, name: 'Asha' };
      return ((await readData(ask('acceptInvitation', data))) as { token: string }).token;
    },
  };
}
