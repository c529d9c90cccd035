import type { Flow } from '../ports/flow.ts';
import { startFlow } from '../ports/start-flow.ts';
import type { Timer } from '../ports/timer.ts';
import { type ProfileEvent, type ProfilePorts, provideProfile } from './profile.machine.ts';
import type { Profile } from './profile.ts';
import { type ProfileView, profileView } from './profile.view.ts';

/** The form of what a buyer tells of itself. */
export const openProfile = (
  ports: ProfilePorts & { readonly timer: Timer },
  profile: Profile,
): Flow<ProfileView, ProfileEvent> =>
  startFlow(provideProfile(ports), { input: profile, view: profileView, timer: ports.timer });
