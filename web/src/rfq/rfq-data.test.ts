import '../start/screens.ts';
import { createLightTexts } from '@fairhall/adapters/texts/light-texts';
import { gatewayError } from '@fairhall/core/contract/error';
import type { Rfq } from '@fairhall/core/contract/rfq/calls';
import type { Gateway } from '@fairhall/core/ports/gateway';
import { err, ok } from '@fairhall/core/result';
import { describe, expect, test } from 'vitest';
import catalogue from '../../../core/messages/en/catalogue.json' with { type: 'json' };
import files from '../../../core/messages/en/files.json' with { type: 'json' };
import words from '../../../core/messages/en/rfq.json' with { type: 'json' };
import { hrefOf } from '../page/address.ts';
import type { Boot } from '../page/boot.ts';
import { LoginNeeded } from '../page/login-status.ts';
import type { Visit } from '../page/screen.ts';
import { loadDetail } from './detail-data.ts';
import { loader as loadManage } from './manage.screen.ts';
import { loadCrmRfq, loadRfq, loadRfqEdit, loadRfqService } from './rfq-data.ts';

const record: Rfq = {
  rfqId: 'rfq1',
  description: 'Cotton tote bags',
  email: 'priya@malabar.example',
  cateAndTag: { tag: [{ label: 'Cotton', value: 'TG601031' }], product: 'tote bag' },
  quantity: 2_000,
  unit: 'piece',
  countryId: '356',
  source: 2,
  attachments: [{ fileId: 'f1', fileName: 'drawing.pdf', size: 1_258_291, url: 'file/f1?s=x' }],
  status: 0,
  reached: 0,
  isWaiting: false,
  createTime: Date.UTC(2026, 4, 1, 12),
};
const lifecycle = { version: 3, endTime: null, reason: '', previousRfqId: null };
const missing = err(gatewayError('SERVER_ERROR', '404'));
const noToken = err(gatewayError('INVALID_TOKEN', '401'));
const india = { id: '356', enName: 'India', cnName: '', code2: 'IN', dialingCode: '91' };

function visit(
  search: string,
  rfq: Partial<Record<'list' | 'detail' | 'lifecycle', unknown>> = {},
  params: object = {},
) {
  const answers = {
    rfq: { list: async () => rfq.list, detail: async () => rfq.detail },
    site: {
      countries: async () => ok([india]),
      websiteInfo: async () => ok({ flags: { tagSelectorV2: true } }),
    },
    categories: {
      recommendTags: async () => ok([{ tagCode: 'TG1', tagName: 'Cotton', category1Id: '1', category2Id: '2' }]),
    },
  };
  // The pages make only these calls and read only these members of the boot data.
  const gateway = answers as unknown as Gateway;
  const boot = { lang: 'en', deployPath: '', gatewayUrl: '/gateway', siteId: 999 } as unknown as Boot;
  const given = {
    params,
    search: new URLSearchParams(search),
    boot,
    ports: {
      gateway,
      frontGateway: async () => ({ rfqLifecycle: { show: async () => rfq.lifecycle ?? missing } }),
      contents: { load: async () => missing },
    },
    texts: createLightTexts('en', { ...words, ...catalogue, ...files }),
    href: hrefOf(boot),
    signal: new AbortController().signal,
  };
  return given as unknown as Visit<'rfqManage'> & Visit<'rfqDetail'> & Visit<'rfqEdit'> & Visit;
}

describe('the RFQ form', () => {
  test('R-2.038 R-2.043 is prefilled from its URL, with the tags of the industry’s products', async () => {
    const tags = { flag: true, version: 'v2', recommended: [{ code: 'TG1', name: 'Cotton' }] };
    expect(await loadRfq(visit('rfq_description=Lamps&rfq_source=7&industryType=pets'))).toMatchObject({
      kind: 'rfq',
      opening: { prefill: { description: 'Lamps' }, source: 7 },
      industry: 'pets',
      tags,
      isPrivate: false,
    });
    expect(await loadRfqService(visit('f_catsw2=0'))).toMatchObject({
      kind: 'service',
      tags: { ...tags, version: 'v1' },
    });
  });

  test('a URL with personal data is not disclosed to other pages', async () => {
    expect((await loadRfq(visit('rfq_email=priya%40malabar.example'))).isPrivate).toBe(true);
  });
});

describe('the form with one of the buyer’s own RFQs', () => {
  test('R-2.044 is empty without an RFQ in the URL', async () => {
    const data = await loadRfqEdit(visit(''));
    expect([data.kind, data.opening.existing, data.isMissing]).toEqual(['edit', undefined, undefined]);
  });

  test('R-2.045 opens with the RFQ, and is missing for another account', async () => {
    const found = visit('', { detail: ok(record), lifecycle: ok(lifecycle) }, { rfqId: 'rfq1' });
    expect((await loadRfqEdit(found)).opening.existing).toMatchObject({
      act: 'edit',
      version: 3,
      draft: { description: 'Cotton tote bags', quantity: '2000' },
    });
    expect((await loadRfqEdit(visit('', {}, { rfqId: 'rfq1' }))).isMissing).toBe(true);
  });

  test('R-2.046 D-23 the form for the CRM has source 10, unless the URL has another', async () => {
    expect((await loadCrmRfq(visit('rfq_email=a%40b.co'))).opening).toMatchObject({
      prefill: { email: 'a@b.co' },
      pageSource: 10,
      source: undefined,
    });
  });
});

describe('the RFQ list', () => {
  const page = (records: readonly Rfq[], total: number, pageNo = 1) => ok({ records, total, pageNo, pageSize: 10 });

  test('R-2.039 shows the need and the status of each RFQ', async () => {
    expect(await loadManage(visit('', { list: page([record], 1) }))).toEqual({
      rows: [
        {
          id: 'rfq1',
          href: '/rfq/detail?rfq_id=rfq1',
          title: 'Cotton tote bags',
          date: 'Sent on 1 May 2026',
          isOpen: true,
          status: 'Open',
          quantity: '2,000 pieces',
          files: '1 file',
        },
      ],
      words: { page: null, previous: null, next: null, empty: null },
    });
  });

  test('R-2.039 links to the next and previous page, and without an RFQ to the form', async () => {
    const { words } = await loadManage(visit('pageNo=2', { list: page([record], 25, 2) }));
    expect([words.page, words.previous, words.next]).toEqual(['Page 2 of 3', '/rfq/manage', '/rfq/manage?pageNo=3']);
    const none = await loadManage(visit('', { list: page([], 0) }));
    expect(none.words.empty).toMatchObject({ title: 'No RFQs yet', href: '/rfq' });
  });

  test('R-8.011 an invalid token requires a login', async () => {
    await expect(loadManage(visit('', { list: noToken }))).rejects.toBeInstanceOf(LoginNeeded);
  });
});

describe('one RFQ', () => {
  test('R-2.040 is shown in full, with a URL for each file', async () => {
    const { request, listHref } = await loadDetail(
      visit('rfq_id=rfq1', { detail: ok(record), lifecycle: ok(lifecycle) }),
    );
    expect(request).toEqual({
      id: 'rfq1',
      title: 'Cotton tote bags',
      number: 'RFQ number rfq1',
      date: 'Sent on 1 May 2026',
      isOpen: true,
      status: 'Open',
      products: ['tote bag', 'Cotton'],
      description: 'Cotton tote bags',
      question: null,
      quantity: '2,000 pieces',
      country: 'India',
      email: 'priya@malabar.example',
      files: [{ name: 'drawing.pdf', size: '1.2 MB', href: '/gateway/file/f1?s=x' }],
      state: 'open',
      version: 3,
      ending: null,
      reason: '',
      editHref: '/rfq/edit/rfq1',
      canWithdraw: true,
      resubmitHref: null,
      previousHref: null,
      reach: 'This request has not reached a supplier yet. Our team has it and is searching for suppliers.',
      others: null,
    });
    expect(listHref).toBe('/rfq/manage');
  });

  test('D-50 an ended one says when and why, and can be sent again', async () => {
    const ended = { ...lifecycle, endTime: Date.UTC(2026, 4, 2, 12), reason: 'Found one', previousRfqId: 'rfq0' };
    const given = { detail: ok({ ...record, status: 2 }), lifecycle: ok(ended) };
    expect((await loadDetail(visit('rfq_id=rfq1', given))).request).toMatchObject({
      status: 'Withdrawn',
      isOpen: false,
      ending: 'You withdrew this request on 2 May 2026.',
      reason: 'Found one',
      editHref: null,
      canWithdraw: false,
      resubmitHref: '/rfq/edit/rfq1',
      previousHref: '/rfq/detail?rfq_id=rfq0',
      reach: null,
    });
  });

  test('R-2.040 is missing if it does not exist, belongs to another account, or has no id in the URL', async () => {
    expect((await loadDetail(visit('rfq_id=rfq1', { detail: missing }))).request).toBeNull();
    expect((await loadDetail(visit(''))).request).toBeNull();
    await expect(loadDetail(visit('rfq_id=rfq1', { detail: noToken }))).rejects.toBeInstanceOf(LoginNeeded);
  });
});
