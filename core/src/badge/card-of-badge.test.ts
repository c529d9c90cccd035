import { expect, test } from 'vitest';
import { cardOfBadge } from './card-of-badge.ts';

test('R-2.164 the card of a badge has its name, contact details and exhibition', () => {
  const told = { contactName: 'Noor van Dijk', companyName: 'Havenlinnen B.V.', email: 'noor@havenlinnen.example' };
  const reached = { dialingCode: '31', contactNumber: '٠٦ 1234 5678', countryId: '528', exhibitionId: '1001' };
  expect(cardOfBadge({ ...told, ...reached, badgeNo: 'TEX7K2Q9MX4' })).toEqual({
    contactName: 'Noor van Dijk',
    company: 'Havenlinnen B.V.',
    email: 'noor@havenlinnen.example',
    mobile: '+31612345678',
    countryId: '528',
    from: 'scan',
    exhibitionId: '1001',
  });
});

test('R-2.164 invalid values are left out, and a badge without a name has no card', () => {
  const odd = { contactName: 'Noor', email: 'no address', contactNumber: '12', countryId: 'NL' };
  expect(cardOfBadge(odd)).toEqual({ contactName: 'Noor', from: 'scan' });
  expect(cardOfBadge({ badgeNo: 'TEX7K2Q9MX4', exhibitionId: '1001' })).toBeNull();
  expect(cardOfBadge({ contactName: `${'N'.repeat(99)}😀` })?.contactName).toBe('N'.repeat(99));
});
