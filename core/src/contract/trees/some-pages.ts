import { badge } from '../badge.ts';
import { businessCard } from '../business-card.ts';
import { cms } from '../cms.ts';
import { collect } from '../collect.ts';
import { exhibition } from '../exhibition.ts';
import { industryExpo } from '../industry-expo.ts';
import { lead } from '../lead.ts';
import { lottery } from '../lottery.ts';
import { meeting } from '../meeting.ts';
import { order } from '../order.ts';
import { planner } from '../planner.ts';
import { preregistration } from '../preregistration.ts';
import { promotion } from '../promotion.ts';
import { sample } from '../sample.ts';
import { score } from '../score.ts';
import { stand } from '../stand.ts';
import { trafficLight } from '../traffic-light.ts';

/** What few pages ask, apart from `contract`, whose schemas every page loads: pages that need it fetch it. */
export const frontContract = {
  badge,
  businessCard,
  cms,
  collect,
  exhibition,
  industryExpo,
  lead,
  lottery,
  meeting,
  order,
  planner,
  preregistration,
  promotion,
  sample,
  score,
  stand,
  trafficLight,
};

export type FrontContract = typeof frontContract;
