/** The pattern under which Express found the handler; nothing that the caller wrote. */
export const routeOf = (request: object): string =>
  (request as { route?: { path?: unknown } }).route?.path?.toString() ?? 'other'
