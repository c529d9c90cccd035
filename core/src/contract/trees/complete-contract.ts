import { catalogueImport } from '../catalogue/import-calls.ts';
import { staffProduct } from '../catalogue/staff-calls.ts';
import { staffSupplierPicture } from '../catalogue/staff-picture-calls.ts';
import { staffSupplier } from '../catalogue/staff-supplier-calls.ts';
import { certificateAdmin } from '../certificate/staff-calls.ts';
import { configuration } from '../configuration/calls.ts';
import { staffCoupon } from '../coupon/staff-calls.ts';
import { staffEnquiry } from '../enquiry/staff-calls.ts';
import { staffFeedback } from '../feedback/staff-calls.ts';
import { staffLottery } from '../lottery/staff-calls.ts';
import { operatorList } from '../operator-list/calls.ts';
import { staffPerson } from '../person/staff-calls.ts';
import { staffPreregistration } from '../preregistration/staff-calls.ts';
import { staffRfq } from '../rfq/staff-calls.ts';
import { staff } from '../staff/calls.ts';
import { staffStand } from '../stand/staff-calls.ts';
import { staffStats } from '../stats/staff-calls.ts';
import { supplierAdmin } from '../supplier/staff-calls.ts';
import { gatewayContract } from './gateway-contract.ts';
import { secondaryContract } from './secondary-contract.ts';
import { supplierContract } from './supplier.ts';

/**
 * The calls of staff and operators, with paths below `staff/`. No page makes them, so no page loads their schemas. D-94
 */
export const staffContract = {
  catalogueImport,
  certificateAdmin,
  configuration,
  operatorList,
  staff,
  staffCoupon,
  staffEnquiry,
  staffFeedback,
  staffLottery,
  staffPerson,
  staffPreregistration,
  staffProduct,
  staffRfq,
  staffStand,
  staffStats,
  staffSupplier,
  staffSupplierPicture,
  supplierAdmin,
};

/** Every call of the gateway. */
export const completeContract = { ...gatewayContract, ...secondaryContract, ...supplierContract, ...staffContract };

export type CompleteContract = typeof completeContract;
