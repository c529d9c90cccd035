import { platform, release } from 'node:os';
import type { DeviceInfo } from '@fairhall/core/contract/envelope';

/** Describes a computer with a terminal. */
export function describeComputer(deviceId: string): DeviceInfo {
  return { deviceId, deviceMake: '', deviceModel: '', sysType: 'web', sysVersion: `${platform()} ${release()}` };
}
