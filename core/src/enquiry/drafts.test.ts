import { describe, expect, test } from 'vitest';
import type { EnquiryDraft } from './draft.ts';
import { createMemory, openForm, scriptOf, toFieldChanged } from './enquiry.test-driver.ts';

describe('typing before the form is ready', () => {
  test('what was typed while the form was being prepared is kept as soon as it is, beside the draft of before', async () => {
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

  test('a form that nobody has typed in leaves the draft of another one alone', async () => {
    const memory = createMemory();
    const other: EnquiryDraft = { itemId: 'P2', email: '', content: 'For P2', quantity: '', attempt: null };
    memory.drafts.save(other);
    memory.guests.save({ email: 'buyer@example.com' });
    await openForm(scriptOf(), {}, memory).settled();
    expect(memory.drafts.read()).toEqual(other);
  });
});

describe('what this device remembers', () => {
  const draft: EnquiryDraft = {
    itemId: 'P100001',
    email: '',
    content: 'Half written',
    quantity: '5',
    attempt: { key: 'key-before', content: 'other content' },
  };

  test('a draft of this item comes back, and the address a guest gave before', async () => {
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

  test('D-73 the address of the buyer who is logged in comes before what a guest gave', async () => {
    const memory = createMemory();
    memory.guests.save({ email: 'guest@example.com' });
    memory.buyers.save({ email: 'buyer@example.com' });
    expect((await openForm(scriptOf(), {}, memory).settled()).fields.email.value).toBe('buyer@example.com');
    memory.buyers.save({ email: '' });
    expect((await openForm(scriptOf(), {}, memory).settled()).fields.email.value).toBe('guest@example.com');
  });

  test('a draft of another item does not', async () => {
    const memory = createMemory();
    memory.drafts.save({ ...draft, itemId: 'P2' });
    expect((await openForm(scriptOf(), {}, memory).settled()).fields.content.value).toBe('');
  });

  test('what was typed before the draft was read stays, and does not wipe the draft out', async () => {
    const memory = createMemory();
    memory.drafts.save(draft);
    const form = openForm(scriptOf(), {}, memory);
    form.atOnce(toFieldChanged('email', 'typed@example.com'));
    expect(memory.drafts.read()).toEqual(draft);
    const { fields } = await form.settled();
    expect([fields.email.value, fields.content.value]).toEqual(['typed@example.com', 'Half written']);
  });

  test('every change is kept as a draft', async () => {
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
