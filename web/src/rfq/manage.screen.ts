import { rfqListView } from '@fairhall/core/rfq/rfq-list.view';
import { readQuery } from '@fairhall/core/routes/query';
import { linkHref } from '../page/address.ts';
import type { Head } from '../page/head.ts';
import { requireValue } from '../page/loader-results.ts';
import type { HeadContext, Visit } from '../page/screen.ts';
import { type ManageData, toManageData } from './manage-data.ts';

export { RfqManagePage as Screen } from './manage.tsx';

/** Loads the buyer's own requests.  */
export async function loader(visit: Visit<'rfqManage'>): Promise<ManageData> {
  const { ports, search, signal, boot, texts, href } = visit;
  const { pageNo = 1 } = readQuery(search);
  const page = requireValue(await ports.gateway.rfq.list({ pageNo }, { signal, fresh: true }));
  return toManageData(rfqListView(page, boot.lang), { texts, lang: boot.lang, hrefOf: linkHref(href) });
}

export const head = (_: ManageData, { texts }: HeadContext): Head => ({
  title: texts.text('rfq.list.head.title'),
  heading: texts.text('rfq.list.title'),
  noIndex: true,
});
