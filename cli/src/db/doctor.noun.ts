import type { LoneVerb } from '../noun.ts';

export const serverDoctorVerb: LoneVerb = {
  alone: true,
  usage: 'doctor',
  access: 'host',
  about: 'terminal.doctor.about',
  example: 'doctor --json',
  run: async (invocation) => (await import('./doctor.ts')).runDoctor(invocation),
};
