import { expect, test } from 'vitest';
import { maskFileName } from './mask-file-name.ts';

test.each([
  ['call_+91_98765_43210.pdf', 'call •••.pdf'],
  ['priya@malabar.example.pdf', '•••.pdf'],
  ['price list www.malabar.example.com.xlsx', 'price list •••.xlsx'],
  ['WhatsApp-9876543210.jpg', 'WhatsApp •••.jpg'],
  ['••• 98765 43210.txt', '••• •••.txt'],
  ['عرض ٠٠٩٦٦٥٠١٢٣٤٥٦٧.pdf', 'عرض •••.pdf'],
])('contact data in the file name %s is masked, and the extension is kept', (name, masked) => {
  expect(maskFileName(name)).toEqual(masked);
});

test.each([
  'spec_2026-05-28_v2.pdf',
  'invoice-4500012345.xlsx',
  'PO_4500012345.pdf',
  '500_pcs-12,50_USD.csv',
  'IMG_20260528.jpg',
  'file',
  '.txt',
])('the file name %s is not changed', (name) => {
  expect(maskFileName(name)).toEqual(name);
});
