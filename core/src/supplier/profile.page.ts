import type { Flow } from '../ports/flow.ts';
import { startFlow } from '../ports/start-flow.ts';
import type { SupplierPorts } from '../supplier-login/ports.ts';
import { type ProfileEvent, provideProfile } from './profile.machine.ts';
import { type ProfileView, profileView } from './profile.view.ts';

/** Opens the form of a supplier's public profile. D-52 */
export const openProfile = (ports: SupplierPorts): Flow<ProfileView, ProfileEvent> =>
  startFlow(provideProfile(ports), { input: { now: ports.clock.now() }, view: profileView, timer: ports.timer });
