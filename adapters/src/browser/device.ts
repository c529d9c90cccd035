import type { DeviceInfo } from '@fairhall/core/contract/envelope';
import { isInApp } from '@fairhall/core/site/device';

const DEVICE_PATTERN_APPLE = /\((iPhone|iPad|iPod)[^)]*? OS (\d+(?:_\d+)*)/;
const DEVICE_PATTERN_ANDROID = /Android (\d+(?:\.\d+)*)(?:; ([^;)]+?))?(?: Build\/[^;)]+)?\)/;
/** The placeholder that browsers send to hide the real model. */
const DEVICE_MODEL_HIDDEN = 'K';

/**
 * Describes the device from its user agent; '' for unknown parts. Inside the native app `sysType` is the system's name.
 *
 */
export function describeDevice(userAgent: string, hasBridge: boolean, deviceId: string): DeviceInfo {
  const { system, make, model, version } = readUserAgent(userAgent);
  const sysType = isInApp({ userAgent, hasBridge }) ? system : 'web';
  return { deviceId, deviceMake: make, deviceModel: model, sysType, sysVersion: version };
}

function readUserAgent(userAgent: string) {
  const apple = DEVICE_PATTERN_APPLE.exec(userAgent);
  if (apple) {
    const [, model = '', version = ''] = apple;
    return { system: 'ios', make: 'Apple', model, version: version.replaceAll('_', '.') } as const;
  }
  const android = DEVICE_PATTERN_ANDROID.exec(userAgent);
  if (android) {
    const [, version = '', model = ''] = android;
    return { system: 'android', make: '', model: model === DEVICE_MODEL_HIDDEN ? '' : model, version } as const;
  }
  return { system: 'web', make: '', model: '', version: '' } as const;
}
