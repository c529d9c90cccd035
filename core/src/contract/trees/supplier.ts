import { supplierCard } from '../business-card/supplier-calls.ts';
import { supplierProduct } from '../catalogue/supplier-calls.ts';
import { supplierPicture } from '../catalogue/supplier-picture-calls.ts';
import { supplierCertificate } from '../certificate/supplier-calls.ts';
import { supplierSavedReply } from '../enquiry/saved-reply-calls.ts';
import { supplierEnquiry } from '../enquiry/supplier-calls.ts';
import { supplierLead } from '../lead/supplier-calls.ts';
import { supplierMeeting } from '../meeting/supplier-calls.ts';
import { supplierOrder } from '../order/supplier-calls.ts';
import { supplierSample } from '../sample/supplier-calls.ts';
import { supplier } from '../supplier/calls.ts';
import { supplierHome } from '../supplier/home-calls.ts';
import { supplierProfile } from '../supplier/profile-calls.ts';
import { upload } from '../upload/calls.ts';

/**
 * The calls of suppliers' members, and the upload of pictures. Only suppliers' pages make them, so no buyer's page
 * loads their schemas. D-39
 */
export const supplierContract = {
  supplier,
  supplierCard,
  supplierCertificate,
  supplierEnquiry,
  supplierHome,
  supplierLead,
  supplierMeeting,
  supplierOrder,
  supplierPicture,
  supplierProduct,
  supplierProfile,
  supplierSample,
  supplierSavedReply,
  upload,
};
