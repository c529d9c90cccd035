import { badge } from '../badge/calls.ts';
import { businessCard } from '../business-card/calls.ts';
import { cms } from '../cms/calls.ts';
import { collect } from '../collect/calls.ts';
import { coupon } from '../coupon/calls.ts';
import { exhibition } from '../exhibition/calls.ts';
import { industryExpo } from '../industry-expo/calls.ts';
import { join } from '../join/calls.ts';
import { lead } from '../lead/calls.ts';
import { loginTransfer } from '../login-transfer/calls.ts';
import { lottery } from '../lottery/calls.ts';
import { meeting } from '../meeting/calls.ts';
import { order } from '../order/calls.ts';
import { planner } from '../planner/calls.ts';
import { preregistration } from '../preregistration/calls.ts';
import { promotion } from '../promotion/calls.ts';
import { rfqLifecycle } from '../rfq/lifecycle-calls.ts';
import { sample } from '../sample/calls.ts';
import { score } from '../score/calls.ts';
import { stand } from '../stand/calls.ts';
import { trafficLight } from '../traffic-light/calls.ts';

/**
 * Calls that only a few pages make. They are separate from `contract`, whose schemas every page loads; a page loads
 * this contract when it needs it.
 */
export const secondaryContract = {
  badge,
  businessCard,
  cms,
  collect,
  coupon,
  exhibition,
  industryExpo,
  join,
  lead,
  loginTransfer,
  lottery,
  meeting,
  order,
  planner,
  preregistration,
  promotion,
  rfqLifecycle,
  sample,
  score,
  stand,
  trafficLight,
};

export type SecondaryContract = typeof secondaryContract;
