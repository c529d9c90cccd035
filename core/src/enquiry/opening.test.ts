import { describe, expect, test } from 'vitest';
import { fillEvents, openForm, scriptOf, send } from './enquiry.test-driver.ts';
import { enquiryOpening } from './opening.ts';

describe('the URL of the form', () => {
  test('R-2.252 the form leads to a path of this site after sending', async () => {
    const form = openForm(scriptOf(), enquiryOpening('P100001', { afterInquiry: '/search/product?pageNo=1' }));
    expect((await form.do(...fillEvents, send)).sent?.path).toBe('/search/product?pageNo=1');
  });

  test.each(['https://evil.example/', '//evil.example/', '/\\evil.example', 'javascript:alert(1)'])(
    'R-2.252 %s is ignored as a path after sending',
    async (afterEnquiry) => {
      const form = openForm(scriptOf(), { afterEnquiry });
      expect((await form.do(...fillEvents, send)).sent?.path).toBeNull();
    },
  );

  test('R-2.253 a hidden exhibition is sent with the enquiry, but a visible one takes precedence', async () => {
    const form = openForm(scriptOf(), enquiryOpening('P100001', { hiddenExhibitionId: '1002' }));
    await form.do(...fillEvents, send);
    expect(form.sent().map(({ data }) => (data as { exhibitionId?: string }).exhibitionId)).toEqual(['1002']);
    expect(enquiryOpening('P1', { hiddenExhibitionId: '1002', exhibitionId: '1001' }).exhibitionId).toBe('1001');
  });
});

describe('data passed on by the product page', () => {
  const product = { id: 'P100001', name: 'Brass ball valve DN20', image: '111' };

  test('R-3.068 shows the item before it is loaded', () => {
    const form = openForm(() => new Promise(() => {}), enquiryOpening('P100001', {}, { product }));
    expect([form.view().item, form.view().target]).toEqual([{ name: 'Brass ball valve DN20', image: '111' }, null]);
  });

  test('R-3.068 is ignored for another item', () => {
    const form = openForm(() => new Promise(() => {}), enquiryOpening('P2', {}, { product }));
    expect(form.view().item).toBeNull();
  });
});
