/** Whether a header `X-Request-Id` names a call in a way that logs and the trail can keep. */
export const isRequestId = (given: unknown): given is string =>
  typeof given === 'string' && /^[\w-]{8,64}$/.test(given)
