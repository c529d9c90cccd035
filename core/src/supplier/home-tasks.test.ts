import { expect, test } from 'vitest';
import { CALL_EXAMPLES } from '../contract/call-examples/call-examples.ts';
import { type SupplierHome, supplierHome } from '../contract/supplier/home-calls.ts';
import { countProfileParts, listFirstSteps, listProfileGaps } from './home-tasks.ts';

const example = supplierHome.read.output.parse(CALL_EXAMPLES['supplierHome.read']?.output);
type Profile = NonNullable<SupplierHome['profile']>;

const homeOf = (change: Partial<SupplierHome>, profile: Partial<Profile> = {}): SupplierHome => ({
  ...example,
  takenDown: null,
  ...change,
  profile: example.profile && { ...example.profile, ...profile },
});

const newCompany = homeOf({
  products: { shown: 0, hidden: 0, newest: [] },
  certificates: { total: 0, ending: [] },
  team: { people: 1, invitations: 0 },
  pictures: { hasLogo: false, images: 0 },
});

test('D-05 a new company has three first steps, and each disappears when it is done', () => {
  expect(listFirstSteps(newCompany)).toEqual(['product', 'certificate', 'colleague']);
  const steps = (change: Partial<SupplierHome>) => listFirstSteps({ ...newCompany, ...change });
  expect(steps({ products: { shown: 0, hidden: 1, newest: [] } })).not.toContain('product');
  expect(steps({ certificates: { total: 1, ending: [] } })).not.toContain('certificate');
  expect(steps({ team: { people: 1, invitations: 1 } })).not.toContain('colleague');
});

test('D-94 a company that is taken down has no first steps', () => {
  expect(listFirstSteps({ ...newCompany, takenDown: { since: 1, reason: 'a false certificate' } })).toEqual([]);
});

test('D-05 a member who may not manage the account has no first steps', () => {
  expect(listFirstSteps(homeOf(newCompany, { canEdit: false }))).toEqual([]);
});

test('D-05 what a profile lacks is named, facts before languages', () => {
  const [words] = example.profile?.texts ?? [];
  if (words === undefined) throw new Error('the example has no texts');
  const gaps = listProfileGaps(
    homeOf({}, { texts: [{ ...words, about: ' ', mainProducts: [] }], languages: ['en', 'ar', 'tr'], employees: 0 }),
  );
  expect(gaps).toEqual([
    { kind: 'about' },
    { kind: 'mainProducts' },
    { kind: 'employees' },
    { kind: 'language', lang: 'ar' },
    { kind: 'language', lang: 'tr' },
  ]);
});

test('D-05 a logo and pictures are part of a profile, and an email address that only we use is not', () => {
  const gaps = (pictures: SupplierHome['pictures']) => listProfileGaps(homeOf({ pictures }, { languages: ['en'] }));
  expect(gaps({ hasLogo: false, images: 0 })).toEqual([{ kind: 'logo' }, { kind: 'pictures' }]);
  expect(gaps({ hasLogo: true, images: 0 })).toEqual([{ kind: 'pictures' }]);
});

test('D-05 a complete profile lacks nothing', () => {
  const home = homeOf({}, { languages: ['en'] });
  expect([listProfileGaps(home), countProfileParts(home)]).toEqual([[], 8]);
  expect(listProfileGaps({ ...home, profile: null })).toEqual([]);
});
