import type { Noun, Verb } from '../../noun.ts';

// Loaded when the verb runs, so that help and other commands start without it.
const use: Verb['run'] = async (given) => (await import('./mark-coupon-used.ts')).markCouponUsed(given);

/** The staff command for issued coupons, beside those of the operators' list. D-29 D-94 */
export const couponBelowStaff: Noun = {
  name: 'coupon',
  about: 'terminal.staff.coupon',
  verbs: [
    {
      usage: 'use <number>',
      access: 'support',
      about: 'terminal.staff.coupon.use',
      example: 'staff coupon use C-7K3M-9QXD --reason "at the sample desk"',
      options: [
        { flags: '--reason <text>', about: 'terminal.staff.reason' },
        { flags: '--key <uuid>', about: 'terminal.option.key' },
        { flags: '--dry-run', about: 'terminal.option.dryRun' },
      ],
      run: use,
    },
  ],
};
