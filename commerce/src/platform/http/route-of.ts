/** Express's route pattern; contains no user input. */
export const routeOf = (request: object): string =>
  (request as { route?: { path?: unknown } }).route?.path?.toString() ?? 'other'
