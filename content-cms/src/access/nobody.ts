/** Written or read by the application itself only (hooks, seed, sign-in). */
export const nobody = (): boolean => false
