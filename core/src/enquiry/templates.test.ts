import { describe, expect, test } from 'vitest';
import type { EnquiryEvent } from './enquiry.machine.ts';
import { openForm, send, toFieldChanged } from './enquiry.test-driver.ts';

describe('template sentences', () => {
  const template: EnquiryEvent = { type: 'template.chosen', text: 'Best price?' };

  test('are added once each, on their own lines', async () => {
    const form = openForm();
    const view = await form.do(template, template, { type: 'template.chosen', text: 'A sample?' });
    expect(view.fields.content.value).toBe('Best price?\nA sample?');
  });

  test('fill a message to its limit, and follow the text without an empty line', async () => {
    const room = 'x'.repeat(2_000 - '\nBest price?'.length);
    const exact = await openForm().do(toFieldChanged('content', room), template);
    expect(exact.contentLength).toEqual({ length: 2_000, max: 2_000 });
    const below = await openForm().do(toFieldChanged('content', 'Hello,  \n\n'), template);
    expect(below.fields.content.value).toBe('Hello,\nBest price?');
    const blank = await openForm().do(toFieldChanged('content', '  \n'), template);
    expect(blank.fields.content.value).toBe('Best price?');
  });

  test('D-10 the remaining room is counted in characters, as in validation', async () => {
    const form = openForm();
    const threads = await form.do(toFieldChanged('content', '🧵'.repeat(1_500)), template);
    expect(threads.contentLength).toEqual({ length: 1_512, max: 2_000 });
    expect((await form.do(toFieldChanged('email', 'buyer@example.com'), send)).sent?.inquiryId).toBe('e1');
  });

  test('are not added if there is no room', async () => {
    const full = 'x'.repeat(1995);
    const view = await openForm().do(toFieldChanged('content', full), template);
    expect([view.fields.content.value, view.contentLength]).toEqual([full, { length: 1995, max: 2000 }]);
  });
});
