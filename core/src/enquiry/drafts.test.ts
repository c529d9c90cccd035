import { describe, expect, test } from 'vitest';
import type { EnquiryDraft } from './draft.ts';
import { createMemory, openForm, scriptOf, toFieldChanged } from './enquiry.test-driver.ts';

describe('typing before the form is ready', () => {
  test('text typed while the form loads is saved with the earlier draft once the form is ready', async () => {
    const memory = createMemory();
    memory.drafts.save({ itemId: 'P100001', email: 'old@example.com', content: 'Old', quantity: '5', attempt: null });
    const form = openForm(scriptOf(), {}, memory);
    form.atOnce(toFieldChanged('content', 'Please quote.'));
    await form.settled();
    expect(memory.drafts.read()).toEqual({
      itemId: 'P100001',
      email: 'old@example.com',
      content: 'Please quote.',
      quantity: '5',
      attempt: null,
    });
  });

  test('an untouched form does not change the draft of another item', async () => {
    const memory = createMemory();
    const other: EnquiryDraft = { itemId: 'P2', email: '', content: 'For P2', quantity: '', attempt: null };
    memory.drafts.save(other);
    memory.guests.save({ email: 'buyer@example.com' });
    await openForm(scriptOf(), {}, memory).settled();
    expect(memory.drafts.read()).toEqual(other);
  });
});

describe('values stored on this device', () => {
  const draft: EnquiryDraft = {
    itemId: 'P100001',
    email: '',
    content: 'Half written',
    quantity: '5',
    attempt: { key: 'key-before', content: 'other content' },
  };

  test('restores the draft of this item and the guest’s earlier email address', async () => {
    const memory = createMemory();
    memory.drafts.save(draft);
    memory.guests.save({ email: 'guest@example.com' });
    const { fields } = await openForm(scriptOf(), {}, memory).settled();
    expect([fields.content.value, fields.quantity.value, fields.email.value]).toEqual([
      'Half written',
      '5',
      'guest@example.com',
    ]);
  });

  test('D-73 prefers the logged-in buyer’s email address to the guest’s', async () => {
    const memory = createMemory();
    memory.guests.save({ email: 'guest@example.com' });
    memory.buyers.save({ email: 'buyer@example.com' });
    expect((await openForm(scriptOf(), {}, memory).settled()).fields.email.value).toBe('buyer@example.com');
    memory.buyers.save({ email: '' });
    expect((await openForm(scriptOf(), {}, memory).settled()).fields.email.value).toBe('guest@example.com');
  });

  test('ignores a draft of another item', async () => {
    const memory = createMemory();
    memory.drafts.save({ ...draft, itemId: 'P2' });
    expect((await openForm(scriptOf(), {}, memory).settled()).fields.content.value).toBe('');
  });

  test('text typed before the draft was read stays and does not erase the draft', async () => {
    const memory = createMemory();
    memory.drafts.save(draft);
    const form = openForm(scriptOf(), {}, memory);
    form.atOnce(toFieldChanged('email', 'typed@example.com'));
    expect(memory.drafts.read()).toEqual(draft);
    const { fields } = await form.settled();
    expect([fields.email.value, fields.content.value]).toEqual(['typed@example.com', 'Half written']);
  });

  test('saves every change as a draft', async () => {
    const form = openForm();
    await form.do(toFieldChanged('content', 'Ple'), { type: 'template.chosen', text: 'Best price?' });
    expect(form.memory.drafts.read()).toEqual({
      itemId: 'P100001',
      email: '',
      content: 'Ple\nBest price?',
      quantity: '',
      attempt: null,
    });
  });
});
