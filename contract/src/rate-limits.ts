export interface RateLimit {
  points: number
  seconds: number
}

/** Points and seconds of each limit (API §6.7). Sign-ins, resets and tracking count only failures. */
export const defaultLimits = {
  signInPerIdentifier: { points: 10, seconds: 300 },
  signInPerAddress: { points: 30, seconds: 300 },
  register: { points: 20, seconds: 600 },
  registerTaken: { points: 10, seconds: 3600 },
  forgotPassword: { points: 5, seconds: 900 },
  forgotPasswordPerAddress: { points: 20, seconds: 900 },
  read: { points: 3000, seconds: 60 },
  readSignedInPerAddress: { points: 30_000, seconds: 60 },
  /** Calls other than reads, in addition to limits of their own. */
  change: { points: 300, seconds: 60 },
  changeSignedInPerAddress: { points: 3000, seconds: 60 },
  refusedToken: { points: 60, seconds: 60 },
  publicRequest: { points: 30, seconds: 600 },
  createCart: { points: 120, seconds: 600 },
  checkStock: { points: 300, seconds: 600 },
  createOrder: { points: 60, seconds: 600 },
  ordersPerAddress: { points: 100, seconds: 86_400 },
  priceFile: { points: 60, seconds: 600 },
  ratingPicture: { points: 60, seconds: 600 },
  proof: { points: 1, seconds: 600 },
  provenTurn: { points: 3, seconds: 3600 },
  trackOrderPerAddress: { points: 30, seconds: 600 },
  orderCode: { points: 10, seconds: 86_400 },
} as const satisfies Record<string, RateLimit>

export type LimitName = keyof typeof defaultLimits
