/** The pages of this feature with a form. */
export * as trafficLightFeedback from './feedback.screen.ts';
export * as customerService from './service.screen.ts';
