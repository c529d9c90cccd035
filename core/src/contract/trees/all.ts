import { catalogueImport } from '../catalogue-import.ts';
import { certificateAdmin } from '../certificate-admin.ts';
import { configuration } from '../configuration.ts';
import { operatorList } from '../operator-list.ts';
import { staff } from '../staff.ts';
import { staffEnquiry } from '../staff-enquiry.ts';
import { staffFeedback } from '../staff-feedback.ts';
import { staffLottery } from '../staff-lottery.ts';
import { staffPreregistration } from '../staff-preregistration.ts';
import { staffProduct } from '../staff-product.ts';
import { staffStand } from '../staff-stand.ts';
import { supplierAdmin } from '../supplier-admin.ts';
import { contract } from './every-page.ts';
import { frontContract } from './some-pages.ts';
import { supplierContract } from './supplier.ts';

/** The calls of staff and operators, below `staff/`. No page asks them, so that none loads their schemas. D-94 */
export const staffContract = {
  catalogueImport,
  certificateAdmin,
  configuration,
  operatorList,
  staff,
  staffEnquiry,
  staffFeedback,
  staffLottery,
  staffPreregistration,
  staffProduct,
  staffStand,
  supplierAdmin,
};

/** Every call that the gateway answers. */
export const wholeContract = { ...contract, ...frontContract, ...supplierContract, ...staffContract };

export type WholeContract = typeof wholeContract;
