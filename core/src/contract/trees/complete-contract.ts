import { catalogueImport } from '../catalogue/import-calls.ts';
import { staffProduct } from '../catalogue/staff-calls.ts';
import { certificateAdmin } from '../certificate/staff-calls.ts';
import { configuration } from '../configuration/calls.ts';
import { staffEnquiry } from '../enquiry/staff-calls.ts';
import { staffFeedback } from '../feedback/staff-calls.ts';
import { staffLottery } from '../lottery/staff-calls.ts';
import { operatorList } from '../operator-list/calls.ts';
import { staffPreregistration } from '../preregistration/staff-calls.ts';
import { staff } from '../staff/calls.ts';
import { staffStand } from '../stand/staff-calls.ts';
import { supplierAdmin } from '../supplier/staff-calls.ts';
import { gatewayContract } from './gateway-contract.ts';
import { secondaryContract } from './secondary-contract.ts';
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
export const completeContract = { ...gatewayContract, ...secondaryContract, ...supplierContract, ...staffContract };

export type CompleteContract = typeof completeContract;
