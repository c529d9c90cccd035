import { supplier } from '../supplier.ts';
import { supplierCard } from '../supplier-card.ts';
import { supplierCertificate } from '../supplier-certificate.ts';
import { supplierEnquiry } from '../supplier-enquiry.ts';
import { supplierExhibition } from '../supplier-exhibition.ts';
import { supplierLead } from '../supplier-lead.ts';
import { supplierMeeting } from '../supplier-meeting.ts';
import { supplierOrder } from '../supplier-order.ts';
import { supplierProduct } from '../supplier-product.ts';
import { supplierProfile } from '../supplier-profile.ts';
import { supplierSample } from '../supplier-sample.ts';
import { upload } from '../upload.ts';

/**
 * The calls of suppliers' people, and that which takes pictures. Only their own pages ask them, so that no buyer's page
 * loads their schemas. D-39
 */
export const supplierContract = {
  supplier,
  supplierCard,
  supplierCertificate,
  supplierEnquiry,
  supplierExhibition,
  supplierLead,
  supplierMeeting,
  supplierOrder,
  supplierProduct,
  supplierProfile,
  supplierSample,
  upload,
};
