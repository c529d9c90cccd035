import { supplier } from './supplier.ts';
import { supplierEnquiry } from './supplier-enquiry.ts';
import { supplierProduct } from './supplier-product.ts';
import { supplierProfile } from './supplier-profile.ts';

/** The calls of suppliers' people. Only their own pages ask them, so that no buyer's page loads their schemas. D-39 */
export const supplierContract = { supplier, supplierEnquiry, supplierProduct, supplierProfile };
