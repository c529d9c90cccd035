/** Cache lifetimes of responses in a client, in milliseconds, by subject. */
export const CACHE_MS = {
  websiteInfo: 60_000,
  categoryTag: 60_000,
  suggestions: 60_000,
  productPromotion: 60_000,
  exhibitionConfig: 60_000,
  memberCheck: 60_000,
  mobileVerification: 2_160_000,
  emailVerification: 2_160_000,
  whatsappVerification: 2_160_000,
  recommendList: 2_160_000,
  preRegistrationCheck: 256,
  resendBadge: 256,
  industryTags: 900_000,
  newArrivals: 86_400_000,
} as const;
