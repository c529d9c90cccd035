import { ROUTE_DEFINITIONS, type RouteName } from '@fairhall/core/routes/routes';
import { expect, test } from 'vitest';
import { isPopupPage } from '../shell/popup-check.ts';
import './screens.ts';

test('D-79 the pop-up appears over lists, products, suppliers and exhibitions, and over no page with a form', () => {
  const names = Object.keys(ROUTE_DEFINITIONS) as RouteName[];
  const shown = names.filter(isPopupPage);
  for (const name of ['home', 'search', 'category', 'product', 'supplier', 'expoHome', 'industryHome'] as const)
    expect(shown).toContain(name);
  const forms = [
    'enquiry',
    'rfq',
    'cart',
    'startOrder',
    'requestMeeting',
    'login',
    'register',
    'expoPreRegister',
  ] as const;
  const threads = ['enquiryThread', 'myOrder', 'verify', 'account', 'myEnquiries'] as const;
  for (const name of [...forms, ...threads, 'compare', 'privacyPolicy', 'publicCard'] as const)
    expect(shown).not.toContain(name);
});
